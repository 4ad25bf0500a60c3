package ecumene.example;

import static ecumene.facts.Commodity.WATER;

import ecumene.conflict.Casualty;
import ecumene.conflict.Spoils;
import ecumene.facts.Area;
import ecumene.facts.Areas;
import ecumene.facts.Colour;
import ecumene.facts.Commodities;
import ecumene.facts.Seats;
import ecumene.loss.Losses;
import ecumene.loss.NameVictims;
import ecumene.loss.PickCities;
import ecumene.loss.Portion;
import ecumene.loss.TakeDamage;
import ecumene.loss.TokensPicked;
import ecumene.phase.Buildings;
import ecumene.phase.Buildings.Building;
import ecumene.phase.BuyCard.Bought;
import ecumene.phase.ChosenCredits;
import ecumene.phase.TaxRate;
import ecumene.table.Answer;
import ecumene.table.Handed;
import ecumene.table.Named;
import ecumene.table.Picked;
import ecumene.table.Question;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Legal answers made illegal. */
public final class Spoiled {
  private static final Area SEA = Area.seas().getFirst();

  /** More water than anybody holds. */
  private static final Commodities LAKE = new Commodities(Collections.nCopies(100, WATER));

  /** An answer to no question at all. */
  private record Nonsense() implements Answer {}

  private Spoiled() {}

  /** Answers like this legal one that are illegal, whatever else the question would take. */
  public static List<Answer> from(Question<?> question, Answer legal) {
    var spoiled = new ArrayList<Answer>(List.of(new Nonsense()));
    switch (legal) {
      case Named _ -> spoiled.add(new Named(Seats.ALL));
      case Picked picked ->
          spoiled.add(new Picked(plus(picked.areas(), seaBeyond(picked.areas()))));
      case Handed _ -> spoiled.add(new Handed(LAKE));
      case Losses losses -> {
        spoiled.add(losses.tokens(SEA, 1));
        spoiled.add(new Losses(twice(losses.losses())));
      }
      case TokensPicked(var portions) -> {
        spoiled.add(new TokensPicked(plus(portions, new Portion(SEA, 1, 0))));
        if (!portions.isEmpty()) {
          spoiled.add(new TokensPicked(twice(portions)));
        }
      }
      case TaxRate _ -> spoiled.add(new TaxRate(0));
      case Buildings(var buildings) ->
          spoiled.add(new Buildings(plus(buildings, new Building(SEA))));
      case Bought _ -> spoiled.add(new Bought(10, 0));
      case ChosenCredits chosen ->
          spoiled.add(new ChosenCredits(chosen.credits().plus(Colour.ARTS, 1)));
      case Casualty casualty -> spoiled.add(new Casualty(casualty.piece(), SEA));
      case Spoils spoils -> spoiled.add(new Spoils(spoils.card(), -1));
      default -> {} // there are answers of which nothing can be wrong but the kind
    }
    spoiled.addAll(oneShort(question, legal));
    return spoiled;
  }

  private static Area seaBeyond(Areas areas) {
    return Area.seas().stream().filter(sea -> !areas.contains(sea)).findFirst().orElseThrow();
  }

  /** These questions want an exact amount, so that one less is illegal. */
  private static List<Answer> oneShort(Question<?> question, Answer legal) {
    if (question instanceof NameVictims && legal instanceof Named(Seats seats)) {
      return List.of(new Named(seats.without(seats.first())));
    }
    if (question instanceof PickCities && legal instanceof Picked(Areas areas)) {
      return List.of(new Picked(new Areas(butFirst(areas.list()))));
    }
    if (question instanceof TakeDamage && legal instanceof Losses(var losses)) {
      return List.of(new Losses(butFirst(losses)));
    }
    return List.of();
  }

  private static <T> List<T> butFirst(List<T> list) {
    return list.subList(1, list.size());
  }

  private static <T> List<T> twice(List<T> list) {
    return plus(list, list.getFirst());
  }

  private static Areas plus(Areas areas, Area more) {
    return new Areas(plus(areas.list(), more));
  }

  private static <T> List<T> plus(List<T> list, T more) {
    var longer = new ArrayList<>(list);
    longer.add(more);
    return longer;
  }
}
