package ecumene.calamity;

import static ecumene.facts.CalamityCard.BANDITRY;
import static ecumene.facts.CalamityCard.BARBARIAN_HORDES;
import static ecumene.facts.CalamityCard.CITY_IN_FLAMES;
import static ecumene.facts.CalamityCard.CITY_RIOTS;
import static ecumene.facts.CalamityCard.CIVIL_DISORDER;
import static ecumene.facts.CalamityCard.CIVIL_WAR;
import static ecumene.facts.CalamityCard.COASTAL_MIGRATION;
import static ecumene.facts.CalamityCard.CORRUPTION;
import static ecumene.facts.CalamityCard.CYCLONE;
import static ecumene.facts.CalamityCard.EPIDEMIC;
import static ecumene.facts.CalamityCard.FAMINE;
import static ecumene.facts.CalamityCard.FLOOD;
import static ecumene.facts.CalamityCard.ICONOCLASM_AND_HERESY;
import static ecumene.facts.CalamityCard.MINOR_UPRISING;
import static ecumene.facts.CalamityCard.PIRACY;
import static ecumene.facts.CalamityCard.REGRESSION;
import static ecumene.facts.CalamityCard.SLAVE_REVOLT;
import static ecumene.facts.CalamityCard.SQUANDERED_WEALTH;
import static ecumene.facts.CalamityCard.SUPERSTITION;
import static ecumene.facts.CalamityCard.TEMPEST;
import static ecumene.facts.CalamityCard.TREACHERY;
import static ecumene.facts.CalamityCard.TRIBAL_CONFLICT;
import static ecumene.facts.CalamityCard.TYRANNY;
import static ecumene.facts.CalamityCard.VOLCANIC_ERUPTION_OR_EARTHQUAKE;
import static ecumene.facts.Civilization.MINOA;
import static ecumene.facts.Commodity.OCHRE;
import static ecumene.phase.Phase.CALAMITY_RESOLUTION;
import static ecumene.table.Decision.YES;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.Rule;
import ecumene.event.CalamityEvent.CalamityCancelled;
import ecumene.event.CalamityEvent.CalamityEnd;
import ecumene.event.CalamityEvent.CalamityHadNoEffect;
import ecumene.event.CalamityEvent.CalamityTookEffect;
import ecumene.example.Example;
import ecumene.facts.CalamityCard;
import ecumene.table.Handed;
import org.junit.jupiter.api.Test;

/** Everybody is told how a calamity has ended, and why (P9.17). */
class EndsTest {
  private static final String CITIES_OF_35_POINTS =
      "city knossos, city thera, city rhodes, city troy, city kanesh, city memphis, city tanis, ";

  /** Minoa has this and holds the calamity; others may have something too. */
  private static Example minoa(CalamityCard card, String has, String... others) {
    return Example.west(
            9, "minoa: " + has + "; holds " + card.id() + "\n" + String.join("\n", others))
        .plays(CALAMITY_RESOLUTION);
  }

  private static void ends(Example example, String position, CalamityEnd end) {
    example.becomes(position);
    assertThat(example.events()).filteredOn(CalamityEnd.class::isInstance).containsExactly(end);
  }

  private static void cancelled(CalamityCard card, String has, String rule) {
    ends(minoa(card, has), "", new CalamityCancelled(card, MINOA, rule));
  }

  private static void noEffect(CalamityCard card, String rule, String has, String... others) {
    ends(minoa(card, has, others), "", new CalamityHadNoEffect(card, MINOA, rule));
  }

  @Test
  @Rule({"P9.17", "P9.30", "G16"})
  void cancelledForWantOfATarget() {
    cancelled(CITY_IN_FLAMES, "knossos 3; treasury 20", "city-in-flames");
    cancelled(TRIBAL_CONFLICT, "treasury 20", "tribal-conflict");
    cancelled(MINOR_UPRISING, "knossos 3; treasury 20", "minor-uprising");
    cancelled(BANDITRY, "city knossos; treasury 20", "banditry");
    cancelled(VOLCANIC_ERUPTION_OR_EARTHQUAKE, "thera 3", "C1.5");
    cancelled(TREACHERY, "thera 3", "C2.3");
    cancelled(FLOOD, "city kanesh, hattusa 3", "C5.6");
    cancelled(SUPERSTITION, "thera 3", "C6.3");
    cancelled(CIVIL_WAR, "knossos 35; philosophy", "C7.1");
    cancelled(BARBARIAN_HORDES, "thera 3", "C8.7");
    cancelled(CYCLONE, "city kanesh, thera 3", "C9.6");
    cancelled(TYRANNY, "treasury 20", "C11.4");
  }

  @Test
  @Rule({"P9.17", "G17"})
  void noEffectBecauseAdvancesPreventAllOfIt() {
    noEffect(FAMINE, "G17", "knossos 3; pottery, calendar");
    noEffect(FAMINE, "G17", "knossos 3; pottery, calendar", "egypt: memphis 3; pottery");
    noEffect(FLOOD, "G17", "city knossos; engineering");
    noEffect(SUPERSTITION, "G17", "city knossos; mysticism, deism, enlightenment");
    noEffect(CIVIL_WAR, "G17", "knossos 40; music");
    noEffect(CYCLONE, "G17", "city tyre; calendar");
    noEffect(EPIDEMIC, "G17", "nothing", "hatti: troy 1; medicine, anatomy");
    noEffect(CIVIL_DISORDER, "G17", "city knossos, city thera, city rhodes, city troy; law");
    noEffect(ICONOCLASM_AND_HERESY, "G17", "city knossos; philosophy, theology");
    noEffect(REGRESSION, "G17", "space 4; library");
  }

  @Test
  @Rule({"P9.17", "P9.27", "G18", "RU.13", "C4.4", "C12.3", "C13.3", "C15.4"})
  void noEffectForWantOfAnythingToLose() {
    noEffect(TEMPEST, "tempest", "city kanesh, hattusa 3");
    noEffect(SQUANDERED_WEALTH, "P9.27", "city knossos");
    noEffect(CITY_RIOTS, "city-riots", "knossos 3");
    noEffect(COASTAL_MIGRATION, "coastal-migration", "city kanesh, thera 3");
    noEffect(FAMINE, "G18", "nothing");
    noEffect(SLAVE_REVOLT, "C4.4", "city knossos, thera 4");
    noEffect(CIVIL_WAR, "RU.13", CITIES_OF_35_POINTS + "knossos 1; public-works");
    noEffect(EPIDEMIC, "G18", "nothing");
    noEffect(TYRANNY, "RU.13", "city knossos, knossos 1; public-works, sculpture, law");
    noEffect(CIVIL_DISORDER, "C12.3", "city knossos, city thera, city rhodes");
    noEffect(CIVIL_DISORDER, "C12.3", "city knossos, city thera; law");
    noEffect(CORRUPTION, "C13.3", "city knossos");
    noEffect(ICONOCLASM_AND_HERESY, "G18", "knossos 3");
    noEffect(REGRESSION, "C15.4", "city knossos; space 0");
    noEffect(PIRACY, "G18", "city kanesh; cartography");
  }

  @Test
  @Rule({"P9.17", "P9.26"})
  void noEffectBecauseItIsPaidFor() {
    ends(
        minoa(CITY_IN_FLAMES, "city knossos; treasury 14").then(MINOA, YES),
        "minoa: treasury 4",
        new CalamityHadNoEffect(CITY_IN_FLAMES, MINOA, "P9.26"));
    ends(
        minoa(BANDITRY, "treasury 9; holds ochre 3").then(MINOA, Handed.NONE),
        "minoa: treasury 1; holds ochre 3",
        new CalamityHadNoEffect(BANDITRY, MINOA, "P9.26"));
  }

  @Test
  @Rule("P9.17")
  void whatCostsAnybodyAnythingTakesEffect() {
    ends(
        minoa(BANDITRY, "treasury 9; holds ochre 3").then(MINOA, Handed.of(OCHRE)),
        "minoa: treasury 5; holds ochre 2",
        new CalamityTookEffect(BANDITRY, MINOA));
    ends(
        minoa(TEMPEST, "city kanesh; treasury 3"),
        "minoa: treasury 0",
        new CalamityTookEffect(TEMPEST, MINOA));
    ends(
        minoa(FAMINE, "knossos 3; pottery, calendar", "egypt: memphis 6"),
        "egypt: memphis 1",
        new CalamityTookEffect(FAMINE, MINOA));
    ends(minoa(REGRESSION, "space 4"), "minoa: space 3", new CalamityTookEffect(REGRESSION, MINOA));
  }
}
