package ecumene.facts;

/** A card drawn from the stacks: a commodity or a calamity. */
public sealed interface TradeCard permits Commodity, CalamityCard {
  String id();

  String label();

  /** The number of the stack it is drawn from, 1 to 9; water belongs to none and has 0. */
  int stack();
}
