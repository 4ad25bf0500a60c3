package ecumene.ability;

import static ecumene.ability.Offered.givers;
import static ecumene.facts.Advance.FUNDAMENTALISM;
import static ecumene.facts.Advance.PROVINCIAL_EMPIRE;
import static ecumene.facts.Civilization.ASSYRIA;
import static ecumene.facts.Civilization.CARTHAGE;
import static ecumene.facts.Civilization.CELT;
import static ecumene.facts.Civilization.EGYPT;
import static ecumene.facts.Civilization.HATTI;
import static ecumene.facts.Civilization.HELLAS;
import static ecumene.facts.Civilization.IBERIA;
import static ecumene.facts.Civilization.MINOA;
import static ecumene.facts.Civilization.ROME;
import static ecumene.facts.Commodity.FISH;
import static ecumene.facts.Commodity.GOLD;
import static ecumene.facts.Commodity.IRON;
import static ecumene.facts.Commodity.OCHRE;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.Rule;
import ecumene.ability.AbilityChoice.Use;
import ecumene.event.AbilityEvent.GiversNamed;
import ecumene.event.CardEvent.CardHandedOver;
import ecumene.event.CardEvent.NoCardHandedOver;
import ecumene.event.CardEvent.UnseenCardHandedOver;
import ecumene.example.Example;
import ecumene.facts.Area;
import ecumene.facts.Block;
import ecumene.facts.Civilization;
import ecumene.facts.Commodities;
import ecumene.facts.Seats;
import ecumene.table.Handed;
import ecumene.table.Named;
import ecumene.table.Picked;
import ecumene.world.Card;
import org.junit.jupiter.api.Test;

class ProvincialEmpireTest {

  private static Example empire(String position) {
    return Example.west(9, position).plays(new AbilityTurn(MINOA));
  }

  private static Use naming(Civilization... seats) {
    return new Use(PROVINCIAL_EMPIRE, Named.of(seats));
  }

  @Test
  @Rule({"provincial-empire.1", "provincial-empire.7", "RU.41"})
  void upToFivePlayersWhoBorderTheHolderByLandOrWaterGiveACardEach() {
    empire(
            """
            minoa: knossos 1; provincial-empire
            assyria: knossos 1; holds iron 2, fish
            celt: rhodes 1; holds fish
            carthage: phaestos 1; holds iron, gold
            hatti: city thera; holds fish, ochre
            rome: rhodes 1; holds iron 2
            egypt: phaestos 1; holds fish 2
            hellas: miletus 1, argos 1; holds gold
            iberia: iberus 3; holds fish
            """)
        .asks(MINOA, givers(5, ASSYRIA, CELT, CARTHAGE, HATTI, ROME, EGYPT))
        .refuses(
            MINOA,
            naming(ASSYRIA, CELT, CARTHAGE, HATTI, ROME, EGYPT),
            "provincial-empire.1: 6 players are named, at most 5 can be")
        .refuses(MINOA, naming(), "RU.41: at least one player is named")
        .refuses(
            MINOA,
            naming(ROME, IBERIA, HELLAS),
            "provincial-empire.1: there is no border with iberia, hellas")
        .then(MINOA, naming(ASSYRIA, CARTHAGE, HATTI, ROME, EGYPT))
        .tells(new GiversNamed(MINOA, Seats.of(ASSYRIA, CARTHAGE, HATTI, ROME, EGYPT)))
        .waitsFor(ASSYRIA, CARTHAGE, HATTI, ROME, EGYPT)
        .asks(new HandOver(HATTI, MINOA, Commodities.of(FISH)))
        .refuses(HATTI, Handed.of(OCHRE), "provincial-empire.1: ochre can not be handed over")
        .refuses(
            EGYPT, Handed.of(FISH, FISH), "provincial-empire.1: one card is handed over, not 2")
        .refuses(EGYPT, Handed.NONE, "provincial-empire.1: one card is handed over, not 0")
        .then(EGYPT, Handed.of(FISH))
        .then(CARTHAGE, Handed.of(GOLD))
        .then(HATTI, Handed.of(FISH))
        .then(ASSYRIA, Handed.of(IRON))
        .then(ROME, Handed.of(IRON))
        .becomes(
            """
            minoa: holds fish 2, gold, iron 2
            assyria: holds iron, fish
            carthage: holds iron
            hatti: holds ochre
            rome: holds iron
            egypt: holds fish
            """);
  }

  @Test
  @Rule({"RU.40", "provincial-empire.7"})
  void whoSharesAnAreaWithTheHolderIsNamedThoughTheAreaIsNotStruck() {
    empire(
            """
            minoa: knossos 1; provincial-empire, fundamentalism, monotheism
            rome: knossos 1; holds iron, fish
            """)
        .asks(MINOA, givers(1, ROME))
        .refuses(
            MINOA,
            new Use(FUNDAMENTALISM, Picked.of(Area.of("knossos"))),
            "fundamentalism.1: no area next to own units by land can be struck")
        .then(MINOA, naming(ROME))
        .then(ROME, Handed.of(IRON))
        .becomes(
            """
            minoa: holds iron
            rome: holds fish
            """);
  }

  @Test
  @Rule({"provincial-empire.2", "provincial-empire.8", "RU.42"})
  void whichCardItWasOnlyTheTwoKnow() {
    var handedOver = new CardHandedOver(ROME, MINOA, Card.of(IRON, Block.WEST));
    empire(
            """
            minoa: knossos 1; provincial-empire
            rome: rhodes 1; holds iron
            """)
        .then(MINOA, naming(ROME))
        .waitsFor(ROME)
        .then(ROME, Handed.of(IRON))
        .tells(handedOver)
        .becomes(
            """
            minoa: holds iron
            rome: holds nothing
            """);
    assertThat(handedOver.insiders()).isEqualTo(Seats.of(ROME, MINOA));
    assertThat(handedOver.inPublic()).isEqualTo(new UnseenCardHandedOver(ROME, MINOA));
  }

  @Test
  @Rule({"provincial-empire.3", "public-works.8", "P10.5"})
  void holdersOfProvincialEmpireAndPublicWorksAreNotNamed() {
    empire(
            """
            minoa: knossos 1; provincial-empire
            assyria: phaestos 1; provincial-empire
            celt: rhodes 1; public-works
            rome: rhodes 1
            """)
        .asks(MINOA, givers(1, ROME))
        .refuses(
            MINOA,
            naming(ASSYRIA),
            "provincial-empire.3: Assyria is protected by Provincial Empire")
        .refuses(
            MINOA, naming(MINOA), "provincial-empire.3: Minoa is protected by Provincial Empire")
        .refuses(MINOA, naming(ROME, CELT), "public-works.8: Celt is protected by Public Works");
    empire(
            """
            minoa: knossos 1; provincial-empire
            assyria: phaestos 1; provincial-empire
            celt: rhodes 1; public-works
            """)
        .changesNothing();
  }

  @Test
  @Rule("provincial-empire.6")
  void whoHasNoSuitableCardGivesNothing() {
    empire(
            """
            minoa: knossos 1; provincial-empire
            celt: rhodes 1; holds ochre 3, water
            rome: rhodes 1
            hatti: city thera; holds iron, fish
            """)
        .then(MINOA, naming(ROME, CELT, HATTI))
        .tells(new NoCardHandedOver(ROME, MINOA))
        .tells(new NoCardHandedOver(CELT, MINOA))
        .waitsFor(HATTI)
        .then(HATTI, Handed.of(FISH))
        .becomes(
            """
            minoa: holds fish
            hatti: holds iron
            """);
  }

  @Test
  @Rule("RU.11")
  void theCopyWithTheWestBackGoesFirst() {
    Example.both(
            18,
            """
            minoa: knossos 1; provincial-empire
            rome: rhodes 1; holds east iron, west iron
            """)
        .plays(new AbilityTurn(MINOA))
        .then(MINOA, naming(ROME))
        .then(ROME, Handed.of(IRON))
        .becomes(
            """
            minoa: holds west iron
            rome: holds east iron
            """);
  }
}
