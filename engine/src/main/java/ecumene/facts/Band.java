package ecumene.facts;

import java.util.List;

/** Player counts that use the same trade cards. */
enum Band {
  FROM_5_TO_8(119),
  FROM_9_TO_11(177),
  FROM_12_TO_14(119),
  FROM_15_TO_18(148);

  static final List<Band> ALL = List.of(values());

  private final int commodities;

  Band(int commodities) {
    this.commodities = commodities;
  }

  static Band of(int players) {
    if (players <= 8) {
      return FROM_5_TO_8;
    } else if (players <= 11) {
      return FROM_9_TO_11;
    } else if (players <= 14) {
      return FROM_12_TO_14;
    } else {
      return FROM_15_TO_18;
    }
  }

  /** The number of commodity cards in the stacks of one block. */
  int commodities() {
    return commodities;
  }

  /** The extra commodities come into play together with the minor calamities. */
  boolean usesMinors() {
    return this == FROM_9_TO_11 || this == FROM_15_TO_18; // 2.6
  }

  /** Each set lies complete in one block, where otherwise some are divided over both. */
  boolean isSingleBlock() {
    return this == FROM_5_TO_8 || this == FROM_9_TO_11;
  }

  /** The column that counts the copies: west_5_8. */
  String column(Block block) {
    return block.id() + name().substring("FROM".length()).replace("_TO", "");
  }
}
