package ecumene.ability;

import static ecumene.facts.Advance.TRADE_ROUTES;

import ecumene.facts.Advance;
import ecumene.facts.Civilization;
import ecumene.loss.Discard;
import ecumene.loss.Treasury;
import ecumene.table.Handed;
import ecumene.table.Refusal;
import ecumene.table.Table;
import ecumene.world.World;
import org.jspecify.annotations.Nullable;

/**
 * Trade Routes. The holder discards commodity cards and moves twice the face value of each from
 * stock to treasury, as long as stock has all of it.
 *
 * @rule trade-routes.1
 */
public final class TradeRoutes implements Ability<Handed> {

  @Override
  public Advance advance() {
    return TRADE_ROUTES;
  }

  @Override
  public @Nullable DiscardForTreasury offer(Civilization holder, World world) {
    var offer =
        new DiscardForTreasury(holder, world.cards().commodities(holder), world.stock(holder));
    return offer.isPossible() ? offer : null;
  }

  @Override
  public Refusal lacking() {
    return new Refusal("trade-routes.2", "stock can pay for none of the cards you hold");
  }

  @Override
  public boolean seemsUsable(Civilization holder, World world) {
    return world.cards().commodityCount(holder) > 0;
  }

  @Override
  public void use(Civilization holder, Handed how, Table table) {
    Discard.commodities(table, holder, how.cards());
    Treasury.gain(table, holder, DiscardForTreasury.gain(how.cards()));
  }
}
