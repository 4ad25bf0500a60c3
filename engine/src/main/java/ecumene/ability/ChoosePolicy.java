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
 * @param spared the other areas next to the holder's units, which can not be picked
 * @rule politics.1
 */
public record ChoosePolicy(Civilization seat, int most, List<Target> targets, List<Spared> spared)
    implements Offer<Policy> {

  public ChoosePolicy {
    targets = List.copyOf(targets);
    spared = List.copyOf(spared);
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
      case Collect(int tokens) -> judge(tokens);
      case Annex(Area area) -> PickTarget.judge(area, targets, spared, POLITICS);
    };
  }

  private @Nullable Refusal judge(int tokens) {
    if (tokens < 1) {
      return new Refusal("RU.41", "at least one token is moved");
    }
    return tokens > most
        ? new Refusal(
            rule(),
            "{tokens} [tokens:token is|tokens are] moved, at most {most} can be",
            tokens,
            most)
        : null;
  }

  @Override
  public Policy anyAnswer(Dice dice) {
    int choice = dice.below(most + targets.size());
    return choice < most ? new Collect(choice + 1) : new Annex(targets.get(choice - most).area());
  }

  /** What is spared only explains. */
  @Override
  public Fingerprint fingerprint() {
    return PickTarget.print(Fingerprint.of("choose-policy", seat).and(most), targets);
  }
}
