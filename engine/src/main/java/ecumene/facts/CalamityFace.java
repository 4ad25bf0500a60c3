package ecumene.facts;

import java.util.ArrayList;
import java.util.List;

/** What is printed on a calamity. */
record CalamityFace(String label, int stack, CalamityKind kind) {
  private static final int FIRST_STACK = 2;
  private static final int LAST_STACK = 9;

  private static final class Printed {
    static final List<CalamityFace> FACES = read(Csv.resource("calamities.csv"));
  }

  static CalamityFace of(CalamityCard calamity) {
    return Printed.FACES.get(calamity.index());
  }

  static List<CalamityFace> read(Csv csv) {
    var faces = new ArrayList<CalamityFace>();
    for (var row : csv.rowsOf(CalamityCard.NAMES)) {
      var order = faces.size() + 1;
      row.mustBe("resolution_order", order);
      var face =
          new CalamityFace(
              row.text("name"),
              row.number("stack", FIRST_STACK, LAST_STACK),
              row.named("kind", CalamityKind.NAMES));
      for (var other : faces) {
        if (other.stack == face.stack && other.kind == face.kind) {
          throw row.broken(
              "kind", "stack " + face.stack + " has " + other.label + " of this kind already");
        }
      }
      faces.add(face);
    }
    return List.copyOf(faces);
  }
}
