package ecumene.facts;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;

/**
 * How an advance changes a calamity for its holder. A positive amount is the worse for the holder,
 * except where the effect counts what is prevented or deselected.
 *
 * @param statement the rule that says so, like pottery.1
 */
public record CalamityModifier(
    CalamityCard calamity,
    Advance advance,
    Role role,
    String effect,
    int amount,
    boolean optional,
    String statement) {

  private static final int COUNT = 52;
  private static final int MOST = 10;

  /** As which victim the holder feels the change. */
  public enum Role {
    PRIMARY,
    SECONDARY,
    ANY;

    static final Names<Role> NAMES = Names.of("a role", values());
  }

  private static final class Printed {
    static final List<CalamityModifier> ALL = read(Csv.resource("calamity-modifiers.csv"));
  }

  public static List<CalamityModifier> all() {
    return Printed.ALL;
  }

  static List<CalamityModifier> read(Csv csv) {
    var modifiers = new ArrayList<CalamityModifier>();
    var statements = new HashSet<String>();
    for (var row : csv.rows(COUNT)) {
      var modifier = read(row);
      if (!statements.add(modifier.statement)) {
        throw row.broken("statement", "'" + modifier.statement + "' is named twice");
      }
      modifiers.add(modifier);
    }
    return List.copyOf(modifiers);
  }

  private static CalamityModifier read(Row row) {
    var advance = row.named("advance", Advance.NAMES);
    var statement = row.text("statement");
    if (!statement.matches(advance.id() + "\\.[1-9]")) {
      throw row.broken("statement", "'" + statement + "' is not a statement of " + advance.id());
    }
    return new CalamityModifier(
        row.named("calamity", CalamityCard.NAMES),
        advance,
        row.named("role", Role.NAMES),
        row.text("effect"),
        row.number("amount", -MOST, MOST),
        row.yes("optional"),
        statement);
  }
}
