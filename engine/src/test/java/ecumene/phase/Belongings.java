package ecumene.phase;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.event.CalamityEvent.CalamityCancelled;
import ecumene.event.CalamityEvent.CalamityEnd;
import ecumene.event.CalamityEvent.CalamityHadNoEffect;
import ecumene.event.CalamityEvent.CalamityTookEffect;
import ecumene.facts.CalamityCard;
import ecumene.facts.Civilization;
import ecumene.loss.Scope;
import ecumene.world.World;

/** What somebody has that a minor calamity can take, and what each of them makes of it. */
record Belongings(
    int treasury, int cards, int cities, int coastalCities, int points, int coastalPoints) {

  static Belongings of(Civilization seat, World world) {
    return new Belongings(
        world.treasury(seat),
        world.cards().commodityCount(seat),
        world.citiesOnBoard(seat),
        Scope.COASTAL.citiesOf(seat, world).size(),
        world.unitPoints(seat),
        Scope.COASTAL.unitPoints(seat, world));
  }

  /** This is left after the calamity, and it has ended as it must. */
  void become(Belongings left, CalamityEnd end) {
    int lost = treasury - left.treasury;
    int discarded = cards - left.cards;
    switch (end.calamity()) {
      case TEMPEST -> {
        loses(5, lost);
        assertThat(coastalPoints - left.coastalPoints)
            .isGreaterThanOrEqualTo(Math.min(2, coastalPoints));
        effect(end, treasury > 0 || coastalPoints > 0);
      }
      case SQUANDERED_WEALTH -> {
        loses(10, lost);
        effect(end, treasury > 0);
      }
      case CITY_RIOTS -> {
        loses(5, lost);
        assertThat(cities - left.cities).isEqualTo(Math.min(1, cities));
        effect(end, treasury > 0 || cities > 0);
      }
      case CITY_IN_FLAMES -> {
        boolean pays = lost == 10;
        assertThat(lost).isIn(0, 10);
        assertThat(cities - left.cities).isEqualTo(pays ? 0 : Math.min(1, cities));
        if (!isCancelled(end, cities == 0)) {
          effect(end, !pays);
        }
      }
      case TRIBAL_CONFLICT -> {
        assertThat(points - left.points).isGreaterThanOrEqualTo(Math.min(5, points));
        if (!isCancelled(end, points == 0)) {
          effect(end, true);
        }
      }
      case MINOR_UPRISING -> {
        assertThat(cities - left.cities).isEqualTo(Math.min(1, cities));
        if (!isCancelled(end, cities == 0)) {
          effect(end, true);
        }
      }
      case BANDITRY -> {
        assertThat(discarded + lost / 4).isEqualTo(Math.min(2, cards));
        if (!isCancelled(end, cards == 0)) {
          effect(end, discarded > 0);
        }
      }
      case COASTAL_MIGRATION -> {
        loses(5, lost);
        assertThat(coastalCities - left.coastalCities).isEqualTo(Math.min(1, coastalCities));
        effect(end, treasury > 0 || coastalCities > 0);
      }
      default -> throw new AssertionError(end.calamity() + " is no minor calamity");
    }
    assertThat(discarded > 0 && end.calamity() != CalamityCard.BANDITRY).isFalse();
  }

  private void loses(int amount, int lost) {
    assertThat(lost).isEqualTo(Math.min(amount, treasury)); // P9.27
  }

  private static boolean isCancelled(CalamityEnd end, boolean mustBe) {
    assertThat(end instanceof CalamityCancelled).isEqualTo(mustBe); // P9.30
    return mustBe;
  }

  private static void effect(CalamityEnd end, boolean isFelt) {
    assertThat(end).isInstanceOf(isFelt ? CalamityTookEffect.class : CalamityHadNoEffect.class);
  }
}
