package ecumene.ability;

import ecumene.facts.Advance;
import ecumene.facts.Civilization;
import ecumene.table.Answer;
import ecumene.table.Refusal;
import ecumene.table.Table;
import ecumene.world.World;
import org.jspecify.annotations.Nullable;

/**
 * What a special ability does.
 *
 * @param <A> how it is used
 */
public interface Ability<A extends Answer> {

  /** The advance that grants it. */
  Advance advance();

  /** What the holder can do with it now; null when there is no legal use. */
  @Nullable Offer<A> offer(Civilization holder, World world);

  /** What is missing where there is no legal use. */
  Refusal lacking();

  /**
   * Whether others, who do not see the holder's cards, must think that it can be used, though it
   * may not (RU.42).
   */
  default boolean seemsUsable(Civilization holder, World world) {
    return false;
  }

  /** Uses it in this way, which the offer has allowed. */
  void use(Civilization holder, A how, Table table);
}
