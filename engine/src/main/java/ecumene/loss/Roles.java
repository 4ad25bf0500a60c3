package ecumene.loss;

import ecumene.facts.Civilization;
import ecumene.facts.Seats;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;

/** Who has which part in the calamities of one name this turn (P9.11). */
public final class Roles {
  private final Seats primary;
  private final Map<Civilization, Civilization> beneficiaries = new EnumMap<>(Civilization.class);
  private Seats secondary = Seats.NONE;

  public Roles(Seats primary) {
    this.primary = primary;
  }

  public Seats primary() {
    return primary;
  }

  /** Who can not become secondary victim. */
  Seats exempt() {
    return primary.union(secondary).union(Seats.from(beneficiaries.values())); // P9.11
  }

  void addSecondary(Seats named) {
    secondary = secondary.union(named);
  }

  void setBeneficiary(Civilization victim, Civilization beneficiary) {
    beneficiaries.put(victim, beneficiary);
  }

  Civilization beneficiaryOf(Civilization victim) {
    return Objects.requireNonNull(beneficiaries.get(victim), "P9.29: there is no beneficiary");
  }
}
