package ecumene.server.table;

import ecumene.bots.kind.BotKind;
import ecumene.facts.Civilization;
import ecumene.server.table.Line.Begun;
import ecumene.server.table.Line.CameBack;
import ecumene.server.table.Line.Claimed;
import ecumene.server.table.Line.Contributed;
import ecumene.server.table.Line.Extended;
import ecumene.server.table.Line.Imported;
import ecumene.server.table.Line.LinkRenewed;
import ecumene.server.table.Line.Paused;
import ecumene.server.table.Line.Played;
import ecumene.server.table.Line.Rested;
import ecumene.server.table.Line.Resumed;
import ecumene.server.table.Line.Roused;
import ecumene.server.table.Line.RulesChanged;
import ecumene.server.table.Line.Seated;
import ecumene.server.table.Line.StoodIn;
import ecumene.wire.form.Kind;
import ecumene.wire.form.LeftOutIfNone;
import ecumene.wire.save.EntryLine.By;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What everybody at a table is told for good because it might be done unseen: who got a seat and
 * how, who played for whom, when time stood still.
 *
 * @param seat whose; null: it concerns all
 * @param bot which one has the seat now
 * @param question the kind of question that the clock has answered
 * @param seconds how much more time there is
 * @param changed which rules and facts are others now
 */
public record Note(
    What what,
    @Nullable Civilization seat,
    @Nullable BotKind bot,
    @Nullable String question,
    @Nullable Integer seconds,
    @LeftOutIfNone List<String> changed) {

  public Note {
    changed = List.copyOf(changed);
  }

  /** What has happened. */
  public enum What {
    IMPORTED("this table was imported from a file"),
    CLAIMED("the invitation was spent"),
    BEGUN("the game begins"),
    LINK_RENEWED("the host has renewed the link; the keys before it open nothing any more"),
    BOT_SEATED("a bot has the seat now"),
    PERSON_SEATED("a person has the seat now"),
    STOOD_IN("a bot plays until the player is back"),
    CAME_BACK("the player is back"),
    CLOCK_ANSWERED("time was up, and the clock has answered"),
    PAUSED("the table is paused"),
    RESUMED("the table goes on"),
    RESTED("nobody is here, so the bots rest until somebody looks on"),
    ROUSED("somebody is here, so the bots play on"),
    EXTENDED("there is more time"),
    RECOVERED(
        """
        a part of what was stored was damaged, and does not count any more; \
        the game goes on from here\
        """),
    RULES_CHANGED("these rules or facts have changed");

    private final String text;

    What(String text) {
      this.text = text;
    }
  }

  /** What has to be told of a line; null: nothing, or it is told otherwise. */
  static @Nullable Note of(Line line, TableState before) {
    return switch (line) {
      case Played(var entry) when entry.by() == By.CLOCK ->
          new Note(
              What.CLOCK_ANSWERED,
              entry.seat(),
              null,
              question(before, String.valueOf(entry.question())),
              null,
              List.of());
      case Imported() -> of(What.IMPORTED, null);
      case Claimed(var seat) -> of(What.CLAIMED, seat);
      case Contributed(var seat, _) -> of(What.CLAIMED, seat);
      case Begun() -> of(What.BEGUN, null);
      case LinkRenewed(var seat) -> of(What.LINK_RENEWED, seat);
      case Seated(var seat, var bot) ->
          bot == null
              ? of(What.PERSON_SEATED, seat)
              : new Note(What.BOT_SEATED, seat, bot, null, null, List.of());
      case StoodIn(var seat) -> of(What.STOOD_IN, seat);
      case CameBack(var seat) -> of(What.CAME_BACK, seat);
      case Paused() -> of(What.PAUSED, null);
      case Resumed() -> of(What.RESUMED, null);
      case Rested() -> of(What.RESTED, null);
      case Roused() -> of(What.ROUSED, null);
      case Line.Recovered _ -> of(What.RECOVERED, null);
      case Extended(int seconds) -> new Note(What.EXTENDED, null, null, null, seconds, List.of());
      case RulesChanged(var changed) ->
          new Note(What.RULES_CHANGED, null, null, null, null, changed);
      case Played _,
          Line.TakenBack _,
          Line.Renamed _,
          Line.Said _,
          Line.Rewound _,
          Line.Lost _,
          Line.WebhookSet _ ->
          null;
    };
  }

  private static Note of(What what, @Nullable Civilization seat) {
    return new Note(what, seat, null, null, null, List.of());
  }

  private static @Nullable String question(TableState before, String id) {
    return before.game().open().stream()
        .filter(open -> open.id().toString().equals(id))
        .map(open -> Kind.of(open.question().getClass()))
        .findFirst()
        .orElse(null);
  }

  /** In English, for clients that know no better. */
  String text() {
    var said = changed.isEmpty() ? what.text : what.text + ": " + String.join(", ", changed);
    return seat == null ? said : seat.id() + ": " + said;
  }
}
