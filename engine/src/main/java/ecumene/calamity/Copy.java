package ecumene.calamity;

import static java.util.Comparator.comparing;

import ecumene.event.CardEvent.CardDiscarded;
import ecumene.event.Cause;
import ecumene.loss.Beneficiary;
import ecumene.loss.Strike;
import ecumene.table.Owed;
import ecumene.table.Table;
import java.util.ArrayList;
import java.util.List;

/** One copy of a calamity, from when it is revealed until it lies on its pile. */
public record Copy(Strike strike, Calamity calamity) {

  public Cause cause() {
    return strike.cause();
  }

  /** Whether there is a legal target; if not, the calamity is cancelled (P9.30). */
  public boolean findsTarget(Table table) {
    var lacking = calamity.lacksTarget(strike.victim(), table.world());
    if (lacking != null) {
      strike.cancel(lacking, table);
    }
    return lacking == null;
  }

  void findBeneficiary(Table table) {
    if (calamity.hasBeneficiary()) { // P9.29
      Beneficiary.find(strike, table);
    }
  }

  /** Has it strike; what is then owed, in ranking, by the primary victim too (P9.8). */
  public List<Owed<?>> strike(Table table) {
    return table.because(
        cause(),
        () -> {
          var owed = new ArrayList<Owed<?>>(calamity.strike(strike, table));
          owed.sort(comparing(Owed::seat)); // P9.8
          return owed;
        });
  }

  /** Tells how it ended (P9.17). */
  public void end(Table table) {
    strike.end(calamity.comesToNothingBy(), table);
  }

  public void discard(Table table) {
    table.world().cards().discard(strike.victim(), strike.card()); // P9.9
    table.tell(new CardDiscarded(strike.victim(), strike.card()));
  }
}
