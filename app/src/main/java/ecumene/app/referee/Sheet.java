package ecumene.app.referee;

import ecumene.facts.Civilization;
import ecumene.facts.Side;
import ecumene.table.Seed;
import ecumene.table.Stream;
import ecumene.wire.LeftOutIfNone;
import ecumene.wire.position.Agreement;
import ecumene.wire.position.Bazaar;
import ecumene.wire.position.CardLine;
import ecumene.wire.position.Garrison;
import ecumene.wire.position.Holdings;
import ecumene.wire.position.Position;
import ecumene.wire.position.StackLine;
import ecumene.wire.position.Stage;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * The document that the referee reads and writes. {@code docs/referee.md} explains every property.
 *
 * @param step how many resolutions of the phase are over
 * @param until the phase at whose next beginning play stops; left out: play goes on to the end
 * @param drawn how many draws each stream has given
 * @param present written only, as are those that follow: the middle of the present resolution
 */
record Sheet(
    int players,
    Side side,
    @Nullable Agreement terms,
    @Nullable Stage stage,
    int phase,
    @LeftOutIfNone int step,
    @Nullable Integer until,
    @Nullable Seed seed,
    @LeftOutIfNone Map<Stream, Integer> drawn,
    Map<Civilization, Holdings> seats,
    @Nullable Garrison barbarians,
    @Nullable Bazaar market,
    @LeftOutIfNone List<CardLine> discards,
    @LeftOutIfNone List<StackLine> stacks,
    @LeftOutIfNone List<ReplyLine> replies,
    @Nullable JsonNode present,
    @Nullable JsonNode result,
    @Nullable JsonNode refused,
    @Nullable JsonNode events,
    @Nullable JsonNode open) {

  /** The same, to be played until another phase. */
  Sheet until(int other) {
    return new Sheet(
        players,
        side,
        terms,
        stage,
        phase,
        step,
        other,
        seed,
        drawn,
        seats,
        barbarians,
        market,
        discards,
        stacks,
        replies,
        present,
        result,
        refused,
        events,
        open);
  }

  Position position() {
    return new Position(players, side, terms, stage, seats, barbarians, market, discards, stacks);
  }
}
