package ecumene.server.scene;

import ecumene.facts.Civilization;
import ecumene.facts.Seats;
import ecumene.phase.Phase;
import ecumene.server.scene.Offers.KnownOffer;
import ecumene.server.store.TableId;
import ecumene.server.table.TableState;
import ecumene.table.Open;
import ecumene.view.PublicView;
import ecumene.view.View;
import ecumene.wire.position.Garrison;
import ecumene.wire.position.Stage;
import ecumene.wire.view.Known;
import ecumene.wire.view.Standing;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A table at one moment, ready to be shown. What everybody sees is written once and shared; what is
 * for one seat is written when that seat looks. What has not changed since the scene before is the
 * very same object.
 */
final class Scene {
  private final TableState state;
  private final Seats here;
  private final PublicView view;
  private final @Nullable Fragment[] known = new Fragment[Civilization.COUNT];
  private final @Nullable Fragment[] standings = new Fragment[Civilization.COUNT];
  private final Fragment stage;
  private final Fragment barbarians;
  private final @Nullable Fragment market;
  private final String commitment;
  private final Fragment table;
  private final @Nullable EventChain events;
  private final Offers offers;
  private final List<KnownOffer> openOffers;

  /** By seat: those of which it knows more than everybody, as far as somebody has asked. */
  private final @Nullable List<KnownOffer>[] ownOffers;

  private final Map<Civilization, List<Open>> questions;

  /** From the scene that was last asked for. */
  private @Nullable SceneDiff diff;

  private @Nullable SeatView open;

  /** By seat: the newest that somebody has looked at. */
  private final @Nullable SeatView[] seatViews;

  @SuppressWarnings({"unchecked", "rawtypes"}) // there are no arrays of lists of offers
  Scene(TableId id, TableState state, Seats here, @Nullable Scene before) {
    this.state = state;
    this.here = here;
    if (before != null && before.state.game() == state.game()) {
      view = before.view;
      System.arraycopy(before.known, 0, known, 0, known.length);
      System.arraycopy(before.standings, 0, standings, 0, standings.length);
      stage = before.stage;
      barbarians = before.barbarians;
      market = before.market;
    } else {
      view = PublicView.of(state.game());
      view.seats().forEach(seat -> describe(seat, before));
      stage = Fragment.of(stageNow(), before == null ? null : before.stage);
      barbarians = Fragment.of(garrison(), before == null ? null : before.barbarians);
      market = marketNow(before == null ? null : before.market);
    }
    commitment = before == null ? state.plan().commitment(id.word()) : before.commitment;
    table =
        Fragment.of(
            TableInfo.of(id, state, here, commitment), before == null ? null : before.table);
    events = eventsSince(before);
    if (before != null && isSameTrade(before)) {
      offers = before.offers;
      ownOffers = ownOffersSince(before);
    } else {
      offers = new Offers();
      ownOffers = new List[Civilization.COUNT];
    }
    openOffers = isTrade() ? offers.known(view, state) : List.of();
    questions = questionsNow();
    seatViews = before == null ? new SeatView[Civilization.COUNT] : before.seatViewsSoFar();
  }

  private void describe(Civilization seat, @Nullable Scene before) {
    int at = seat.index();
    if (before != null && before.known[at] != null && view.isSame(seat, before.view)) {
      known[at] = before.known[at];
      standings[at] = before.standings[at];
    } else {
      known[at] = Fragment.of(Known.of(seat, view), before == null ? null : before.known[at]);
      standings[at] =
          Fragment.of(Standing.of(seat, view), before == null ? null : before.standings[at]);
    }
  }

  private Stage stageNow() {
    var told = Stage.of(view.progress());
    return told == null ? new Stage(1, null, null, null) : told;
  }

  private Garrison garrison() {
    var told = Garrison.of(view);
    return told == null ? new Garrison(Map.of(), List.of()) : told;
  }

  private @Nullable EventChain eventsSince(@Nullable Scene before) {
    int from = state.forgotten();
    if (before != null) {
      from = state.eventsKept(before.state.lines()).orElse(from);
    }
    return EventChain.and(
        before == null ? null : before.events,
        from,
        state.game().tellings(from - state.forgotten()));
  }

  private @Nullable Fragment marketNow(@Nullable Fragment before) {
    return isTrade() ? Fragment.of(new Market(view.doneTrading()), before) : null;
  }

  /** The market besides its offers. */
  private record Market(Seats done) {}

  private boolean isTrade() {
    return state.game().phase() == Phase.TRADE;
  }

  private boolean isSameTrade(Scene before) {
    return isTrade() && before.isTrade() && before.state.turn() == state.turn();
  }

  TableState state() {
    return state;
  }

  Seats here() {
    return here;
  }

  PublicView view() {
    return view;
  }

  @Nullable Fragment known(Civilization seat) {
    return known[seat.index()];
  }

  @Nullable Fragment standing(Civilization seat) {
    return standings[seat.index()];
  }

  Fragment stage() {
    return stage;
  }

  Fragment barbarians() {
    return barbarians;
  }

  Fragment table() {
    return table;
  }

  @Nullable EventChain events() {
    return events;
  }

  private @Nullable SeatView[] seatViewsSoFar() {
    synchronized (seatViews) {
      return seatViews.clone();
    }
  }

  /** What everybody knows of the market besides offers, while there is trade. */
  @Nullable Fragment market() {
    return market;
  }

  /** The offers that everybody knows. */
  List<KnownOffer> offers() {
    return openOffers;
  }

  /** The offers of which a seat knows more than everybody; as long as it does, the same list. */
  List<KnownOffer> offers(View eyes) {
    int at = eyes.seat().index();
    synchronized (ownOffers) {
      var own = ownOffers[at];
      if (own == null) {
        own = isTrade() ? offers.own(eyes, state) : List.of();
        ownOffers[at] = own;
      }
      return own;
    }
  }

  /** Of those seats whose offers are the same, what was asked for before. */
  private @Nullable List<KnownOffer>[] ownOffersSince(Scene before) {
    synchronized (before.ownOffers) {
      var own = before.ownOffers.clone();
      view.insidersSince(before.view, state::isHeard).forEach(seat -> own[seat.index()] = null);
      return own;
    }
  }

  /** The questions to a seat. */
  List<Open> questions(Civilization seat) {
    return questions.getOrDefault(seat, List.of());
  }

  private Map<Civilization, List<Open>> questionsNow() {
    var bySeat = new EnumMap<Civilization, List<Open>>(Civilization.class);
    for (var open : state.game().open()) {
      bySeat.computeIfAbsent(open.question().seat(), _ -> new ArrayList<>()).add(open);
    }
    return bySeat;
  }

  /** What has changed since another scene; most have seen the same one. */
  synchronized SceneDiff since(Scene last) {
    var known = diff;
    if (known == null || !known.isSince(last)) {
      known = new SceneDiff(last, this);
      diff = known;
    }
    return known;
  }

  /** What only this seat sees; for others, what of it everybody does. */
  SeatView seatView(@Nullable Civilization seat) {
    synchronized (seatViews) {
      if (seat == null) {
        open = open == null ? SeatView.open(this) : open;
        return open;
      }
      var own = seatViews[seat.index()];
      if (own == null || own.game() != state.game()) {
        own = SeatView.of(seat, this, own);
        seatViews[seat.index()] = own;
      }
      return own;
    }
  }
}
