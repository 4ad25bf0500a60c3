package ecumene.facts;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** What is printed on a commodity, and how many copies are in play by band and block. */
record CommodityFace(
    String label, int faceValue, int setSize, boolean isExtra, List<Integer> copies) {

  private static final List<Home> HOMES_OF_A_STACK =
      List.of(Home.WEST, Home.WEST, Home.EAST, Home.EAST, Home.EXTRA);
  private static final int LARGEST_SET = 9;

  private static final class Printed {
    static final CommodityFace[] FACES =
        read(Csv.resource("commodities.csv")).toArray(CommodityFace[]::new);
  }

  static CommodityFace of(Commodity commodity) {
    return Printed.FACES[commodity.index()];
  }

  int copies(Band band, Block block) {
    return copies.get(index(band, block));
  }

  static List<CommodityFace> read(Csv csv) {
    var faces = new ArrayList<CommodityFace>();
    for (var row : csv.rowsOf(Commodity.DRAWN)) {
      faces.add(read(faces.size(), row));
    }
    for (var band : Band.ALL) {
      for (var block : Block.NAMES.things()) {
        var cards = faces.stream().mapToInt(face -> face.copies(band, block)).sum();
        if (cards != band.commodities()) {
          throw csv.broken(
              band.column(block) + ": there are " + cards + " cards, not " + band.commodities());
        }
      }
    }
    faces.add(
        new CommodityFace(
            "Water", 0, 0, false, Collections.nCopies(Block.COUNT * Band.ALL.size(), 0))); // 2.7
    return List.copyOf(faces);
  }

  private static CommodityFace read(int index, Row row) {
    var faceValue = index / HOMES_OF_A_STACK.size() + 1;
    var home = HOMES_OF_A_STACK.get(index % HOMES_OF_A_STACK.size());
    row.mustBe("face_value", faceValue);
    if (row.named("base_set", Home.NAMES) != home) {
      throw row.broken("base_set", "'" + row.text("base_set") + "' stands out of order");
    }
    var setSize = row.number("copies", 1, LARGEST_SET);
    var copies = new ArrayList<Integer>();
    for (var band : Band.ALL) {
      var west = row.number(band.column(Block.WEST), 0, setSize);
      var east = row.number(band.column(Block.EAST), 0, setSize);
      if (!home.allows(band, setSize, west, east)) {
        throw row.broken(
            band.column(Block.WEST), west + " and " + east + " cards do not make a set");
      }
      copies.add(west);
      copies.add(east);
    }
    return new CommodityFace(
        row.text("name"), faceValue, setSize, home == Home.EXTRA, List.copyOf(copies));
  }

  private static int index(Band band, Block block) {
    return Block.COUNT * Band.ALL.indexOf(band) + block.index();
  }

  /** The block to which a base set belongs; an extra set belongs to none. */
  private enum Home {
    WEST,
    EAST,
    EXTRA;

    static final Names<Home> NAMES = Names.of("a base set", values());

    boolean allows(Band band, int setSize, int west, int east) {
      if (this == EXTRA && !band.usesMinors()) {
        return west == 0 && east == 0;
      } else if (!band.isSingleBlock()) {
        return west + east == setSize;
      } else {
        return west == (this == EAST ? 0 : setSize) && east == (this == WEST ? 0 : setSize);
      }
    }
  }
}
