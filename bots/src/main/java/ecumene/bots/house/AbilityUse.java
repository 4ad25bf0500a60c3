package ecumene.bots.house;

import ecumene.ability.AbilityChoice;
import ecumene.ability.AbilityChoice.Finish;
import ecumene.ability.AbilityChoice.Use;
import ecumene.ability.ChoosePolicy;
import ecumene.ability.Conversion;
import ecumene.ability.Convert;
import ecumene.ability.DiscardForTreasury;
import ecumene.ability.NameGivers;
import ecumene.ability.Offer;
import ecumene.ability.PickTarget;
import ecumene.ability.Policy;
import ecumene.ability.Resettle;
import ecumene.ability.Resettlement;
import ecumene.ability.Target;
import ecumene.ability.UseAbility;
import ecumene.facts.Advance;
import ecumene.facts.Commodities;
import ecumene.facts.Commodity;
import ecumene.loss.Damage;
import ecumene.loss.Portion;
import ecumene.phase.SetTaxRate;
import ecumene.table.Answer;
import ecumene.table.Handed;
import ecumene.table.Named;
import ecumene.table.Picked;
import ecumene.view.View;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Special abilities: every one that can be used for the better, one after the other. */
final class AbilityUse {

  private final View view;
  private final Figures.Ability figures;

  AbilityUse(View view, Figures.Ability figures) {
    this.figures = figures;
    this.view = view;
  }

  AbilityChoice choose(UseAbility asked) {
    for (var offer : asked.offers()) {
      var how = how(offer);
      if (how != null) {
        return new Use(offer.advance(), how);
      }
    }
    return new Finish();
  }

  /** How the ability is used; null if nothing is gained by it. */
  @Nullable Answer how(Offer<?> offer) {
    return switch (offer) {
      case NameGivers givers ->
          new Named(Victims.richest(givers.candidates(), givers.most(), view));
      case ChoosePolicy policy -> policy(policy);
      case PickTarget target -> target(target);
      case Convert convert -> convert(convert);
      case DiscardForTreasury discard -> discard(discard);
      case Resettle resettle -> resettle(resettle);
    };
  }

  private boolean canSupportOneMore() {
    int cities = view.citiesOnBoard(view.seat()) + 1;
    return view.tokensOnBoard(view.seat()) >= Ground.support(view) * cities;
  }

  private @Nullable Policy policy(ChoosePolicy asked) {
    var target = best(asked.targets(), true);
    if (target != null && target.cities() > 0 && canSupportOneMore()) {
      return new Policy.Annex(target.area());
    }
    int spare = view.stock(view.seat()) - SetTaxRate.USUAL * view.citiesOnBoard(view.seat());
    int tokens = Math.min(asked.most(), spare);
    return tokens > 0 ? new Policy.Collect(tokens) : null;
  }

  private @Nullable Picked target(PickTarget asked) {
    var target = best(asked.targets(), asked.advance() == Advance.MONOTHEISM);
    return target == null ? null : Picked.of(target.area());
  }

  /** The target that is worth most: to take, or to take from the leaders. */
  private @Nullable Target best(List<Target> targets, boolean taken) {
    @Nullable Target best = null;
    double most = figures.least() - 1;
    for (var target : targets) {
      double worth = 0;
      for (var units : target.units()) {
        int points = units.tokens() + Damage.CITY * units.cities();
        worth +=
            taken ? points : points * (1 + figures.leader() * Ground.standing(view, units.owner()));
      }
      if (taken && target.cities() > 0 && !canSupportOneMore()) {
        worth = 0;
      }
      if (worth > most) {
        most = worth;
        best = target;
      }
    }
    return best;
  }

  private @Nullable Conversion convert(Convert asked) {
    if (!asked.cities().isEmpty() && canSupportOneMore()) {
      return new Conversion.City(asked.cities().first());
    }
    var portions = new ArrayList<Portion>();
    int left = asked.most();
    for (var portion : asked.tokens()) {
      int taken = Math.min(left, portion.tokens());
      if (taken > 0) {
        portions.add(new Portion(portion.area(), taken, 0));
        left -= taken;
      }
    }
    return portions.isEmpty() ? null : new Conversion.Tokens(portions);
  }

  /** Single cards bring twice their value, as long as stock is left for the taxes. */
  private @Nullable Handed discard(DiscardForTreasury asked) {
    var wares = new Wares(asked.cards());
    int stock = asked.stock();
    var cards = new ArrayList<Commodity>();
    for (var kind : wares.kinds()) {
      int gain = DiscardForTreasury.GAIN * kind.faceValue();
      if (wares.count(kind) == 1 && gain > 0 && gain <= stock) {
        cards.add(kind);
        stock -= gain;
      }
    }
    return cards.isEmpty() ? null : new Handed(new Commodities(cards));
  }

  /** Tokens that are too many where they are go to the best empty land. */
  private @Nullable Resettlement resettle(Resettle asked) {
    var moves = Resettlement.NONE;
    int left = asked.most();
    int[] room = new int[asked.places().size()];
    for (int i = 0; i < room.length; i++) {
      room[i] = asked.places().get(i).room();
    }
    for (var from : asked.places()) {
      int spare =
          Math.min(left, Math.min(from.tokens(), Math.max(0, from.tokens() - figures.stay())));
      while (spare > 0) {
        int to = bestPlace(asked, room, from);
        if (to < 0) {
          break;
        }
        int tokens = Math.min(spare, Math.min(2, room[to]));
        moves = moves.and(from.area(), asked.places().get(to).area(), tokens);
        room[to] -= 2;
        spare -= tokens;
        left -= tokens;
      }
    }
    return moves.moves().isEmpty() ? null : moves;
  }

  private int bestPlace(Resettle asked, int[] room, Resettle.Place from) {
    int best = -1;
    double most = 0;
    for (int i = 0; i < room.length; i++) {
      var place = asked.places().get(i);
      if (room[i] >= 2 && place.tokens() == 0 && !place.area().equals(from.area())) {
        double worth = room[i] + (Ground.isSite(place.area()) ? figures.onASite() : 0);
        worth += place.area().region() == asked.seat() ? figures.homeland() : 0;
        if (worth > most) {
          most = worth;
          best = i;
        }
      }
    }
    return best;
  }
}
