package ecumene.facts;

import java.util.ArrayList;
import java.util.List;

/** What a player must have to enter an epoch, and to move within it. Nothing required is 0. */
public record AstRequirement(
    Epoch epoch,
    int cities,
    int advances,
    int advancesUnder100,
    int advancesFrom100,
    int advancesFrom200,
    int points) {

  private static final class Printed {
    static final List<AstRequirement> REQUIREMENTS = read(Csv.resource("ast-requirements.csv"));
  }

  public static AstRequirement of(AstTable table, Epoch epoch) {
    return Printed.REQUIREMENTS.get(index(table, epoch)); // P13.1
  }

  /** All requirements, by table and epoch. */
  static List<AstRequirement> read(Csv csv) {
    var requirements = new ArrayList<AstRequirement>();
    for (var row : csv.rows()) {
      var table = row.named("table", AstTable.NAMES);
      var epoch = row.named("epoch", Epoch.NAMES);
      if (index(table, epoch) != requirements.size()) {
        throw row.broken("epoch", "'" + epoch.id() + "' stands out of order");
      }
      requirements.add(read(epoch, row));
    }
    csv.rows(AstTable.NAMES.things().size() * Epoch.NAMES.things().size());
    return List.copyOf(requirements);
  }

  private static AstRequirement read(Epoch epoch, Row row) {
    return new AstRequirement(
        epoch,
        row.number("min_cities", 0, 9),
        row.number("min_advances", 0, Advance.COUNT),
        row.number("min_advances_cost_under_100", 0, Advance.COUNT),
        row.number("min_advances_cost_100_or_more", 0, Advance.COUNT),
        row.number("min_advances_cost_200_or_more", 0, Advance.COUNT),
        row.number("min_advance_vp", 0, 6 * Advance.COUNT));
  }

  private static int index(AstTable table, Epoch epoch) {
    return AstTable.NAMES.indexOf(table) * Epoch.NAMES.things().size() + Epoch.NAMES.indexOf(epoch);
  }
}
