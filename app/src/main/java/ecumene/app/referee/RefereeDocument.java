package ecumene.app.referee;

import ecumene.facts.Civilization;
import ecumene.facts.Side;
import ecumene.table.Seed;
import ecumene.table.Stream;
import ecumene.wire.form.LeftOutIfNone;
import ecumene.wire.position.CardEntry;
import ecumene.wire.position.Garrison;
import ecumene.wire.position.Holdings;
import ecumene.wire.position.Position;
import ecumene.wire.position.StackEntry;
import ecumene.wire.position.Stage;
import ecumene.wire.position.StatedMarket;
import ecumene.wire.position.StatedTerms;
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
record RefereeDocument(
    int players,
    Side side,
    @Nullable StatedTerms terms,
    @Nullable Stage stage,
    int phase,
    @LeftOutIfNone int step,
    @Nullable Integer until,
    @Nullable Seed seed,
    @LeftOutIfNone Map<Stream, Integer> drawn,
    Map<Civilization, Holdings> seats,
    @Nullable Garrison barbarians,
    @Nullable StatedMarket market,
    @LeftOutIfNone List<CardEntry> discards,
    @LeftOutIfNone List<StackEntry> stacks,
    @LeftOutIfNone List<ReplyEntry> replies,
    @Nullable JsonNode present,
    @Nullable JsonNode result,
    @Nullable JsonNode refused,
    @Nullable JsonNode events,
    @Nullable JsonNode open) {

  /** The same, to be played until another phase. */
  RefereeDocument until(int other) {
    return new RefereeDocument(
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
