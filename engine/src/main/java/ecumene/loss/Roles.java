package ecumene.loss;

import ecumene.facts.Civilization;
import ecumene.facts.Seats;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

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

  /** Why nobody may name this player as secondary victim; null when one may. */
  @Nullable Exemption exemptionOf(Civilization seat) {
    if (primary.contains(seat)) {
      return Exemption.PRIMARY_VICTIM;
    } else if (secondary.contains(seat)) {
      return Exemption.NAMED_ALREADY;
    }
    return beneficiaries.containsValue(seat) ? Exemption.BENEFICIARY : null; // RU.87
  }

  void addSecondary(Seats named) {
    secondary = secondary.union(named);
  }

  void setBeneficiary(Civilization victim, Civilization beneficiary) {
    beneficiaries.put(victim, beneficiary);
  }

  /** A copy that is cancelled has no beneficiary (RU.87). */
  void removeBeneficiary(Civilization victim) {
    beneficiaries.remove(victim);
  }

  Civilization beneficiaryOf(Civilization victim) {
    return Objects.requireNonNull(beneficiaries.get(victim), "P9.29: there is no beneficiary");
  }
}
