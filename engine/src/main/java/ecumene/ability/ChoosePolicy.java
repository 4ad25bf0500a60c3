package ecumene.ability;

import static ecumene.facts.Advance.POLITICS;

import ecumene.ability.Policy.Annex;
import ecumene.ability.Policy.Collect;
import ecumene.facts.Advance;
import ecumene.facts.Area;
import ecumene.facts.Civilization;
import ecumene.table.Dice;
import ecumene.table.Fingerprint;
import ecumene.table.Refusal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The holder of Politics fills the treasury or picks an area to annex.
 *
 * @param most how many tokens can be moved to treasury
 * @rule politics.1
 */
public record ChoosePolicy(Civilization seat, int most, List<Target> targets)
    implements Offer<Policy> {

  public ChoosePolicy {
    targets = List.copyOf(targets);
  }

  @Override
  public Advance advance() {
    return POLITICS;
  }

  @Override
  public Class<Policy> answerType() {
    return Policy.class;
  }

  @Override
  public @Nullable Refusal judge(Policy answer) {
    return switch (answer) {
      case Collect(int tokens) ->
          tokens < 1 || tokens > most // RU.41
              ? new Refusal(rule(), "1 to {most} tokens can be moved, not {tokens}", most, tokens)
              : null;
      case Annex(Area area) -> PickTarget.judge(area, targets, rule());
    };
  }

  @Override
  public Policy anyAnswer(Dice dice) {
    int choice = dice.below(most + targets.size());
    return choice < most ? new Collect(choice + 1) : new Annex(targets.get(choice - most).area());
  }

  @Override
  public Fingerprint fingerprint() {
    return PickTarget.print(Fingerprint.of("choose-policy", seat).and(most), targets);
  }
}
