package ecumene.conflict;

import ecumene.facts.Area;
import ecumene.facts.Civilization;
import ecumene.table.Dice;
import ecumene.table.Fingerprint;
import ecumene.table.Question;
import ecumene.table.Refusal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A player who must remove a token in a conflict chooses what goes: with Naval Warfare a ship of
 * the same area, with Advanced Military a token of a neighbouring one.
 *
 * @rule P4.2
 */
public record TakeCasualty(Civilization seat, Area conflict, List<Casualty> options)
    implements Question<Casualty> {

  public TakeCasualty {
    options = List.copyOf(options);
  }

  @Override
  public String rule() {
    return "P4.2";
  }

  @Override
  public Class<Casualty> answerType() {
    return Casualty.class;
  }

  @Override
  public @Nullable Refusal judge(Casualty answer) {
    return options.contains(answer)
        ? null
        : new Refusal("P4.2", "the conflict in {area} can not cost that", conflict);
  }

  @Override
  public @Nullable Casualty forced() {
    return options.size() == 1 ? options.getFirst() : null;
  }

  @Override
  public Casualty anyAnswer(Dice dice) {
    return dice.one(options);
  }

  @Override
  public Fingerprint fingerprint() {
    var print = Fingerprint.of("take-casualty", seat).and(conflict.index());
    for (var option : options) {
      print.and(option.area().index()).and(option.piece().name());
    }
    return print;
  }
}
