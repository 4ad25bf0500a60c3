package ecumene.loss;

import ecumene.event.CalamityEvent;
import ecumene.event.CalamityEvent.AmountReckoned;
import ecumene.event.CalamityEvent.CalamityCancelled;
import ecumene.event.CalamityEvent.CalamityHadNoEffect;
import ecumene.event.CalamityEvent.CalamityTookEffect;
import ecumene.event.CalamityEvent.PlaceHit;
import ecumene.event.CalamityEvent.VictimsNamed;
import ecumene.event.Cause;
import ecumene.event.ChoiceForced;
import ecumene.event.Event;
import ecumene.event.PieceEvent.TreasuryPaid;
import ecumene.event.Reckoning;
import ecumene.facts.Areas;
import ecumene.facts.CalamityCard;
import ecumene.facts.CalamityKind;
import ecumene.facts.Civilization;
import ecumene.facts.Seats;
import ecumene.table.Table;
import ecumene.world.Card;
import ecumene.world.World;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/** One copy of a calamity that strikes its primary victim. */
public record Strike(Card card, Civilization victim, Roles roles) {

  public CalamityCard calamity() {
    return (CalamityCard) card.face();
  }

  /** Whom blocks allow as beneficiary or as chosen secondary victim. */
  Seats withinReach(World world) {
    var others = world.seats().without(victim);
    var block = others.and(world.setup().seatsOf(world.setup().block(victim)));
    boolean stays = calamity().kind() == CalamityKind.NON_TRADEABLE && !block.isEmpty(); // RU.82
    return stays ? block : others; // P9.12, P9.13
  }

  public Civilization beneficiary() {
    return roles.beneficiaryOf(victim);
  }

  /** Which copy of which calamity this is. */
  public Cause cause() {
    return new Cause(calamity(), victim);
  }

  /** Has the primary victim name so many secondary victims among those with something at stake. */
  public Seats nameVictims(int count, Stake stake, Table table) {
    return nameVictims(count, stake, seat -> false, table);
  }

  /** The same, where others are protected by Naval Warfare. */
  public Seats nameVictims(
      int count, Stake stake, Predicate<Civilization> isProtected, Table table) {
    var candidates = Seats.NONE;
    var exempt = new ArrayList<Exempt>();
    for (var seat : table.world().seats()) {
      var why = exemption(seat, stake, isProtected, table.world());
      if (why == null) {
        candidates = candidates.with(seat);
      } else {
        exempt.add(new Exempt(seat, why));
      }
    }
    var named = NameVictims.ask(new NameVictims(victim, candidates, count, stake, exempt), table);
    roles.addSecondary(named);
    table.tell(new VictimsNamed(calamity(), victim, named));
    return named;
  }

  private @Nullable Exemption exemption(
      Civilization seat, Stake stake, Predicate<Civilization> isProtected, World world) {
    var role = roles.exemptionOf(seat); // P9.11
    if (role != null) {
      return role;
    } else if (!withinReach(world).contains(seat)) {
      return Exemption.OTHER_BLOCK; // P9.12
    } else if (isProtected.test(seat)) {
      return Exemption.NAVAL_WARFARE; // naval-warfare.8
    }
    return stake.isHeldBy(seat, world) ? null : Exemption.NOTHING_TO_LOSE; // G18
  }

  /** The place where the primary victim loses most, which they pick among equals; or none. */
  public Areas hardestHit(List<Areas> places, ToIntFunction<Areas> cost, String rule, Table table) {
    int most = 0;
    var hit = new ArrayList<Areas>();
    for (var place : places) {
      int loss = cost.applyAsInt(place);
      if (loss > most) {
        most = loss;
        hit.clear();
      }
      if (loss == most) {
        hit.add(place);
      }
    }
    if (most == 0) {
      return Areas.NONE;
    }
    var place =
        hit.size() == 1 ? hit.getFirst() : table.ask(new PickPlace(victim, rule, hit)).areas();
    table.tell(new PlaceHit(calamity(), victim, place, rule));
    return place;
  }

  /** How much somebody suffers, starting with what the card says. */
  public Amount amount(Civilization sufferer, int base, String rule) {
    return new Amount(calamity(), sufferer, base, rule);
  }

  /** There is no legal target (P9.30), as this statement says. */
  public void cancel(String rule, Table table) {
    roles.removeBeneficiary(victim); // RU.87
    table.tell(new CalamityCancelled(calamity(), victim, rule));
  }

  /** It is over: tells whether it took effect, and if not, by which of these statements (P9.17). */
  public void end(String nothing, Table table) {
    var told = table.conclude(cause());
    if (told.stream().anyMatch(Strike::isEffect)) {
      table.tell(new CalamityTookEffect(calamity(), victim));
    } else {
      var rule = told.stream().anyMatch(Strike::isAllPrevented) ? "G17" : nothing;
      table.tell(new CalamityHadNoEffect(calamity(), victim, rule));
    }
  }

  /** Whether it cost somebody something; what is paid prevents an effect and is none (P9.26). */
  private static boolean isEffect(Event event) {
    return !(event instanceof CalamityEvent
        || event instanceof ChoiceForced
        || event instanceof TreasuryPaid);
  }

  /** Whether advances took away all that the card demands of somebody. */
  private static boolean isAllPrevented(Event event) {
    return event instanceof AmountReckoned(CalamityCard _, Reckoning reckoning)
        && reckoning.base() > 0
        && reckoning.result() == 0;
  }
}
