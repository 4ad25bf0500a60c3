package ecumene.server.scene;

import ecumene.server.table.TableState;
import ecumene.view.PublicView;
import ecumene.view.View;
import ecumene.wire.view.StandingOffer;
import ecumene.world.Offer;
import ecumene.world.Proposal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The offers of one trade, each written once for all who may know it. */
final class Offers {
  private final Map<Integer, CachedOffer<Proposal>> heard = new HashMap<>();
  private final Map<Integer, CachedOffer<Offer>> own = new HashMap<>();

  /** An offer as somebody knows it; the same fragment as long as it is the same offer. */
  record KnownOffer(int number, Fragment offer) {}

  /** What stands under a number may be taken back, and something else stand there. */
  private record CachedOffer<T>(T offer, KnownOffer shown) {}

  /** Those that everybody knows, by number. */
  List<KnownOffer> known(PublicView view, TableState state) {
    var all = new ArrayList<KnownOffer>();
    for (var proposal : view.proposals(state::isHeard)) {
      all.add(shown(proposal));
    }
    return all;
  }

  /** Those that only a seat knows, or of which it knows more than others, by number. */
  List<KnownOffer> own(View eyes, TableState state) {
    var own = new ArrayList<KnownOffer>();
    eyes.offers().forEach(offer -> own.add(shown(offer)));
    eyes.whispers(state::isHeard).forEach(offer -> own.add(shown(offer)));
    own.sort(Comparator.comparingInt(KnownOffer::number));
    return own;
  }

  /** What somebody knows: by number, the own ones instead of the open ones. */
  static List<KnownOffer> known(List<KnownOffer> open, List<KnownOffer> more) {
    var all = new ArrayList<KnownOffer>(open.size() + more.size());
    int at = 0;
    for (var shown : open) {
      while (at < more.size() && more.get(at).number <= shown.number) {
        all.add(more.get(at++));
      }
      if (all.isEmpty() || all.getLast().number != shown.number) {
        all.add(shown);
      }
    }
    all.addAll(more.subList(at, more.size()));
    return all;
  }

  private synchronized KnownOffer shown(Proposal proposal) {
    int number = proposal.number();
    var before = heard.get(number);
    if (before == null || !before.offer.equals(proposal)) {
      before =
          new CachedOffer<>(
              proposal, new KnownOffer(number, Fragment.of(StandingOffer.of(proposal))));
      heard.put(number, before);
    }
    return before.shown;
  }

  private synchronized KnownOffer shown(Offer offer) {
    int number = offer.number();
    var before = own.get(number);
    if (before == null || !before.offer.equals(offer)) {
      before =
          new CachedOffer<>(offer, new KnownOffer(number, Fragment.of(StandingOffer.of(offer))));
      own.put(number, before);
    }
    return before.shown;
  }

  /** A number under which something else stands, or nothing any more. */
  record OfferChange(int number, @Nullable Fragment offer) {}

  /** Whether somebody who knows more of these hears of the changes like everybody else. */
  static boolean areApart(List<KnownOffer> own, List<OfferChange> changes) {
    for (var shown : own) {
      for (var change : changes) {
        if (shown.number == change.number) {
          return false;
        }
      }
    }
    return true;
  }

  /** What somebody has to be told who knew others; both are by number. */
  static List<OfferChange> changes(List<KnownOffer> before, List<KnownOffer> now) {
    var changes = new ArrayList<OfferChange>();
    int at = 0;
    for (var shown : now) {
      while (at < before.size() && before.get(at).number < shown.number) {
        changes.add(new OfferChange(before.get(at++).number, null));
      }
      boolean isKnown = at < before.size() && before.get(at).number == shown.number;
      if (!isKnown || before.get(at).offer != shown.offer) {
        changes.add(new OfferChange(shown.number, shown.offer));
      }
      at += isKnown ? 1 : 0;
    }
    for (; at < before.size(); at++) {
      changes.add(new OfferChange(before.get(at).number, null));
    }
    return changes;
  }
}
