package ecumene.loss;

import ecumene.facts.Civilization;
import ecumene.facts.Seats;
import ecumene.table.Dice;
import ecumene.table.Fingerprint;
import ecumene.table.Named;
import ecumene.table.Question;
import ecumene.table.Refusal;
import ecumene.table.Table;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A primary victim names secondary victims, before deciding on the own losses.
 *
 * @param stake what those who are named will lose some of
 * @param exempt who can not be named, and why
 * @rule P9.7
 */
public record NameVictims(
    Civilization seat, Seats candidates, int count, Stake stake, List<Exempt> exempt)
    implements Question<Named> {

  /** Fewer candidates than wanted are all named (G18). */
  public NameVictims {
    count = Math.min(count, candidates.size());
    exempt = List.copyOf(exempt);
  }

  static Seats ask(NameVictims question, Table table) {
    return question.count == 0 ? Seats.NONE : table.ask(question).seats();
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
    for (var one : exempt) {
      if (answer.seats().contains(one.seat())) {
        return one.refusal(stake);
      }
    }
    var others = answer.seats().minus(candidates);
    if (!others.isEmpty()) {
      return new Refusal("P9.7", "{seats} can not be named", others);
    }
    if (answer.seats().size() != count) {
      return new Refusal(
          "P9.7",
          "{named} [named:is|are] named, {due} [due:is|are] due",
          answer.seats().size(),
          count);
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
