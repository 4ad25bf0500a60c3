package ecumene.loss;

import ecumene.facts.Civilization;
import ecumene.facts.Seats;
import ecumene.table.Dice;
import ecumene.table.Fingerprint;
import ecumene.table.Named;
import ecumene.table.Question;
import ecumene.table.Refusal;
import ecumene.table.Table;
import org.jspecify.annotations.Nullable;

/**
 * A primary victim names secondary victims, before deciding on the own losses.
 *
 * @rule P9.7
 */
public record NameVictims(Civilization seat, Seats candidates, int count)
    implements Question<Named> {

  /** Fewer candidates than wanted are all named (G18). */
  static Seats ask(Civilization seat, Seats candidates, int count, Table table) {
    int possible = Math.min(count, candidates.size());
    return possible == 0
        ? Seats.NONE
        : table.ask(new NameVictims(seat, candidates, possible)).seats();
  }

  @Override
  public String rule() {
    return "P9.7";
  }

  @Override
  public Class<Named> answerType() {
    return Named.class;
  }

  @Override
  public @Nullable Refusal judge(Named answer) {
    var others = answer.seats().minus(candidates);
    if (!others.isEmpty()) {
      return new Refusal("P9.11", "{seats} can not be named", others);
    }
    if (answer.seats().size() != count) {
      return new Refusal("P9.7", "{named} are named, {due} are due", answer.seats().size(), count);
    }
    return null;
  }

  @Override
  public @Nullable Named forced() {
    return candidates.size() == count ? new Named(candidates) : null;
  }

  @Override
  public Named anyAnswer(Dice dice) {
    return new Named(Seats.from(dice.some(candidates.list(), count)));
  }

  @Override
  public Fingerprint fingerprint() {
    return Fingerprint.of("name-victims", seat).and(candidates.mask()).and(count);
  }
}
