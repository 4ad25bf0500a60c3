package ecumene.facts;

/**
 * The row of one civilization on an A.S.T.: the first space of each epoch and the last space of
 * all. The start arrow is space 0 and counts as Stone Age.
 */
public record AstTrack(
    int earlyBronze,
    int middleBronze,
    int lateBronze,
    int earlyIron,
    int lateIron,
    int finalSpace) {

  private static final int MOST_SPACES = 16;

  public AstTrack {
    if (earlyBronze < 1
        || middleBronze <= earlyBronze
        || lateBronze <= middleBronze
        || earlyIron <= lateBronze
        || lateIron <= earlyIron
        || finalSpace < lateIron) {
      throw new IllegalArgumentException("the epochs of an A.S.T. follow each other");
    }
  }

  public Epoch epochOf(int space) {
    if (space < 0 || space > finalSpace) {
      throw new IllegalArgumentException("there is no space " + space + " up to " + finalSpace);
    }
    if (space >= lateIron) {
      return Epoch.LATE_IRON;
    } else if (space >= earlyIron) {
      return Epoch.EARLY_IRON;
    } else if (space >= lateBronze) {
      return Epoch.LATE_BRONZE;
    } else if (space >= middleBronze) {
      return Epoch.MIDDLE_BRONZE;
    } else if (space >= earlyBronze) {
      return Epoch.EARLY_BRONZE;
    } else {
      return Epoch.STONE;
    }
  }

  public int firstSpace(Epoch epoch) {
    return switch (epoch) {
      case STONE -> 0;
      case EARLY_BRONZE -> earlyBronze;
      case MIDDLE_BRONZE -> middleBronze;
      case LATE_BRONZE -> lateBronze;
      case EARLY_IRON -> earlyIron;
      case LATE_IRON -> lateIron;
    };
  }

  static AstTrack read(Row row, AstTable table) {
    var earlyBronze = space(row, table, "early_bronze", 1);
    var middleBronze = space(row, table, "middle_bronze", earlyBronze + 1);
    var lateBronze = space(row, table, "late_bronze", middleBronze + 1);
    var earlyIron = space(row, table, "early_iron", lateBronze + 1);
    var lateIron = space(row, table, "late_iron", earlyIron + 1);
    var finalSpace = space(row, table, "final_space", lateIron);
    return new AstTrack(earlyBronze, middleBronze, lateBronze, earlyIron, lateIron, finalSpace);
  }

  private static int space(Row row, AstTable table, String column, int least) {
    return row.number(table.id() + "_" + column, least, MOST_SPACES);
  }
}
