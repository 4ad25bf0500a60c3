package ecumene.ability;

import static ecumene.facts.Advance.UNIVERSAL_DOCTRINE;

import ecumene.ability.Conversion.City;
import ecumene.ability.Conversion.Tokens;
import ecumene.facts.Advance;
import ecumene.facts.Area;
import ecumene.facts.Areas;
import ecumene.facts.Civilization;
import ecumene.loss.PickTokens;
import ecumene.loss.Portion;
import ecumene.table.Dice;
import ecumene.table.Fingerprint;
import ecumene.table.Refusal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The holder of Universal Doctrine picks the pirate city or the barbarian tokens to annex.
 *
 * @param cities the pirate cities, none without a city in stock
 * @param tokens the barbarian tokens
 * @param most how many of the tokens can be annexed
 * @param beyondStock the pirate cities, if there is no city in stock
 * @rule universal-doctrine.1
 */
public record Convert(
    Civilization seat, Areas cities, List<Portion> tokens, int most, Areas beyondStock)
    implements Offer<Conversion> {
  static final int MOST = 5;

  public Convert {
    tokens = List.copyOf(tokens);
  }

  @Override
  public Advance advance() {
    return UNIVERSAL_DOCTRINE;
  }

  @Override
  public Class<Conversion> answerType() {
    return Conversion.class;
  }

  @Override
  public @Nullable Refusal judge(Conversion answer) {
    return switch (answer) {
      case City(Area area) -> cities.contains(area) ? null : judge(area);
      case Tokens(List<Portion> portions) -> judge(portions);
    };
  }

  private Refusal judge(Area area) {
    return beyondStock.contains(area)
        ? new Refusal("universal-doctrine.2", "stock has no city")
        : new Refusal(rule(), "there is no pirate city to annex in {area}", area);
  }

  private @Nullable Refusal judge(List<Portion> portions) {
    var refusal = PickTokens.judge(portions, tokens, rule());
    if (refusal != null) {
      return refusal;
    }
    int picked = PickTokens.tokens(portions);
    if (picked < 1) {
      return new Refusal("RU.41", "at least one token is annexed");
    }
    return picked > most
        ? new Refusal(
            most < MOST ? "universal-doctrine.2" : rule(), // only stock can allow fewer
            "{picked} [picked:token is|tokens are] annexed, at most {most} can be",
            picked,
            most)
        : null;
  }

  @Override
  public Conversion anyAnswer(Dice dice) {
    int choice = dice.below(cities.size() + most);
    return choice < cities.size()
        ? new City(cities.list().get(choice))
        : new Tokens(PickTokens.some(tokens, choice - cities.size() + 1, dice));
  }

  /** What is beyond stock only explains. */
  @Override
  public Fingerprint fingerprint() {
    var print = Fingerprint.of("convert", seat).and(cities).and(most);
    for (var portion : tokens) {
      print.and(portion.area().index()).and(portion.tokens());
    }
    return print;
  }
}
