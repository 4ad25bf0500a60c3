package ecumene.ability;

import static ecumene.facts.Advance.UNIVERSAL_DOCTRINE;
import static ecumene.facts.Barbarians.THE_BARBARIANS;

import ecumene.ability.Conversion.City;
import ecumene.ability.Conversion.Tokens;
import ecumene.facts.Advance;
import ecumene.facts.Area;
import ecumene.facts.Areas;
import ecumene.facts.Civilization;
import ecumene.loss.PickTokens;
import ecumene.loss.Portion;
import ecumene.loss.Takeover;
import ecumene.table.Refusal;
import ecumene.table.Table;
import ecumene.world.World;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Universal Doctrine. The holder annexes a pirate city or up to 5 barbarian tokens, wherever they
 * are, as far as stock has the pieces.
 *
 * @rule universal-doctrine.1
 */
public final class UniversalDoctrine implements Ability<Conversion> {

  @Override
  public Advance advance() {
    return UNIVERSAL_DOCTRINE;
  }

  @Override
  public @Nullable Convert offer(Civilization holder, World world) {
    var pirate = Areas.from(world.citiesOf(THE_BARBARIANS));
    boolean inStock = world.citiesInStock(holder) > 0; // universal-doctrine.2
    var cities = inStock ? pirate : Areas.NONE;
    var beyondStock = inStock ? Areas.NONE : pirate;
    var tokens =
        world.areasOf(THE_BARBARIANS).stream()
            .filter(area -> world.tokens(THE_BARBARIANS, area) > 0)
            .map(area -> new Portion(area, world.tokens(THE_BARBARIANS, area), 0))
            .toList();
    int most = Math.min(Convert.MOST, PickTokens.tokens(tokens));
    most = Math.min(most, world.stock(holder)); // universal-doctrine.2
    return cities.isEmpty() && most == 0
        ? null
        : new Convert(holder, cities, tokens, most, beyondStock);
  }

  @Override
  public Refusal lacking() {
    return new Refusal(
        "universal-doctrine.1", "no barbarian tokens and no pirate city can be annexed");
  }

  @Override
  public void use(Civilization holder, Conversion how, Table table) {
    switch (how) {
      case City(Area area) -> Takeover.city(table, holder, area);
      case Tokens(List<Portion> portions) ->
          portions.forEach(
              some -> Takeover.tokens(table, THE_BARBARIANS, holder, some.area(), some.tokens()));
    }
  }
}
