package ecumene.phase;

import static ecumene.event.CalamityEvent.BeneficiaryFound.Ground.MOST_IN_STOCK;
import static ecumene.facts.CalamityCard.FAMINE;
import static ecumene.facts.CalamityCard.TREACHERY;
import static ecumene.facts.Civilization.ASSYRIA;
import static ecumene.facts.Civilization.BABYLON;
import static ecumene.facts.Civilization.CARTHAGE;
import static ecumene.facts.Civilization.EGYPT;
import static ecumene.facts.Civilization.HATTI;
import static ecumene.facts.Civilization.HELLAS;
import static ecumene.facts.Civilization.MINOA;
import static ecumene.facts.Civilization.ROME;
import static ecumene.facts.Civilization.SABA;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.Rule;
import ecumene.calamity.Calamities;
import ecumene.calamity.Called;
import ecumene.event.CalamityEvent.BeneficiaryFound;
import ecumene.event.CalamityEvent.VictimsNamed;
import ecumene.event.CardEvent.CardDiscarded;
import ecumene.event.PieceEvent.CityTurnedPirate;
import ecumene.event.PieceEvent.ShipRemoved;
import ecumene.event.PieceEvent.TokensTurnedBarbarian;
import ecumene.event.StandingEvent.PlayerLeft;
import ecumene.example.Example;
import ecumene.facts.Area;
import ecumene.facts.Block;
import ecumene.facts.CalamityCard;
import ecumene.facts.Civilization;
import ecumene.facts.Colour;
import ecumene.facts.Seats;
import ecumene.movement.Fee;
import ecumene.movement.MoveTokens;
import ecumene.movement.Order.Call;
import ecumene.movement.Order.MaintainShip;
import ecumene.movement.Order.March;
import ecumene.movement.Order.Voyage;
import ecumene.movement.Orders;
import ecumene.table.Script;
import ecumene.world.Card;
import java.util.List;
import org.junit.jupiter.api.Test;

class DepartureTest {
  private static final Area ATHENS = Area.of("athens");
  private static final Area CORINTH = Area.of("corinth");
  private static final Area IONIA = Area.of("ionia");
  private static final Area KNOSSOS = Area.of("knossos");
  private static final Area LYCIA = Area.of("lycia");
  private static final Area RHODES = Area.of("rhodes");
  private static final Area TANIS = Area.of("tanis");
  private static final Area TROY = Area.of("troy");

  private static Example minoaLeaves(String position) {
    return Example.west(5, position).plays(new Departure(MINOA, Phase.MOVEMENT));
  }

  @Test
  @Rule("14.1")
  void handTreasuryAndShipsGo() {
    minoaLeaves(
            """
            minoa: ship knossos, ship tanis; treasury 4; holds ochre 2, famine, water 1
            egypt: tanis 2, ship tanis; treasury 3; holds ochre
            """)
        .tells(new PlayerLeft(MINOA))
        .tells(new CardDiscarded(MINOA, Card.of(FAMINE, Block.WEST)))
        .tells(new ShipRemoved(MINOA, TANIS))
        .doesNotTell(new TokensTurnedBarbarian(MINOA, TANIS, 0))
        .becomes("minoa: nothing; treasury 0; holds nothing");
  }

  @Test
  @Rule("14.1")
  void advancesAndCreditsAreDiscarded() {
    var after =
        minoaLeaves(
                """
                minoa: pottery, law; credits arts 10; promised crafts 5; holds ochre 2
                egypt: pottery; credits arts 5
                """)
            .after();
    assertThat(after.advances(MINOA)).isEmpty();
    assertThat(after.credits(MINOA, Colour.ARTS)).isZero();
    assertThat(after.creditsToCome(MINOA, Colour.CRAFTS)).isZero();
    assertThat(after.cards().discards(Block.WEST, 1)).hasSize(2);
    assertThat(after.advances(EGYPT)).hasSize(1);
    assertThat(after.credits(EGYPT, Colour.ARTS)).isEqualTo(5);
    assertThat(after.seats()).isEqualTo(Seats.of(ASSYRIA, HATTI, HELLAS, EGYPT));
  }

  @Test
  @Rule("14.2")
  void theRegionIsClearedOfTheLeaverAndOfNobodysPieces() {
    var example =
        minoaLeaves(
                """
                minoa: knossos 3, city phaestos, corinth 1
                hatti: troy 2
                barbarians: rhodes 2, city thera, ionia 2, city lycia
                """)
            .becomes(
                """
                minoa: nothing
                barbarians: ionia 2, city lycia
                """);
    assertThat(example.after().isInPlay(KNOSSOS)).isFalse();
    assertThat(example.after().isInPlay(TROY)).isTrue();
    assertThat(example.after().areasInPlay()).doesNotContain(KNOSSOS, RHODES).contains(TROY);
  }

  @Test
  @Rule("14.2")
  void elsewhereItsTokensBecomeBarbarianAndItsCitiesPirate() {
    minoaLeaves(
            """
            minoa: knossos 3, ionia 1, thrace 1, city troy
            hellas: thrace 1
            barbarians: ionia 1
            """)
        .tells(new TokensTurnedBarbarian(MINOA, IONIA, 1))
        .tells(new CityTurnedPirate(MINOA, TROY))
        .becomes(
            """
            minoa: nothing
            barbarians: ionia 2, thrace 1, city troy
            """);
  }

  @Test
  @Rule({"14.2", "RU.84"})
  void aTokenBesideACityGoes() {
    minoaLeaves("minoa: troy 1, city troy; public-works")
        .tells(new CityTurnedPirate(MINOA, TROY))
        .doesNotTell(new TokensTurnedBarbarian(MINOA, TROY, 1));
  }

  @Test
  @Rule({"14.2", "1.14"})
  void theRegionCanBeSailedThroughAndNothingElse() {
    var kept = new MaintainShip(IONIA, Fee.treasury(1));
    var through = new Voyage(IONIA, 1, List.of(new Call(RHODES)), LYCIA);
    Example.west(
            5,
            """
            hatti: ionia 2, ship ionia; treasury 3
            hellas: athens 1
            """)
        .plays(
            table -> {
              new Departure(MINOA, Phase.MOVEMENT).play(table);
              for (var seat : List.of(HATTI, HELLAS)) {
                table.ask(new MoveTokens(seat, table.world().inPublic())).carryOut(seat, table);
              }
            })
        .refuses(
            HATTI, Orders.of(kept, new Voyage(IONIA, 1, RHODES)), "1.14: no ship can end in rhodes")
        .refuses(
            HATTI,
            Orders.of(kept, new Voyage(IONIA, 1, List.of(new Call(RHODES, 1, 0)), LYCIA)),
            "1.14: rhodes is out of play")
        .then(HATTI, Orders.of(kept, through))
        .refuses(HELLAS, Orders.of(new March(ATHENS, CORINTH, 1)), "1.14: corinth is out of play")
        .then(HELLAS, Orders.NONE)
        .becomes("hatti: ionia 1, lycia 1, ship lycia; treasury 2");
  }

  private static Script leavingThenStruck(CalamityCard card, Civilization... leavers) {
    return table -> {
      for (var leaver : leavers) {
        new Departure(leaver, Phase.CONFLICT).play(table);
      }
      new Called(card, Calamities.of(card)).play(table);
    };
  }

  private static final String THREE_WITH_A_CITY =
      """
      hatti: city troy
      hellas: city thrace
      assyria: city aleppo, aleppo 1
      """;

  @Test
  @Rule({"14.1", "P9.31"})
  void whoTradedACalamityAndLeftDoesNotGainByIt() {
    Example.west(5, THREE_WITH_A_CITY + "egypt: city tanis; holds treachery from minoa")
        .plays(leavingThenStruck(TREACHERY, MINOA))
        .tells(new BeneficiaryFound(TREACHERY, EGYPT, HATTI, MOST_IN_STOCK));
  }

  @Test
  @Rule({"14.1", "P9.13"})
  void theStockOfALeaverDoesNotCount() {
    Example.west(5, THREE_WITH_A_CITY + "egypt: city tanis; holds treachery")
        .plays(leavingThenStruck(TREACHERY, MINOA))
        .tells(new BeneficiaryFound(TREACHERY, EGYPT, HATTI, MOST_IN_STOCK));
  }

  @Test
  @Rule({"RU.82", "P9.12"})
  void theLastOfABlockFindsVictimsInTheOther() {
    var position =
        """
        minoa: hattusa 4; holds famine
        saba: aden 3
        babylon: babylon 4
        hatti: kanesh 3
        """;
    Example.both(12, position)
        .plays(leavingThenStruck(FAMINE, CARTHAGE, ROME, HELLAS, EGYPT))
        .tells(new VictimsNamed(FAMINE, MINOA, Seats.of(HATTI)));
    Example.both(12, position)
        .plays(leavingThenStruck(FAMINE, CARTHAGE, ROME, HELLAS, EGYPT, HATTI))
        .tells(new VictimsNamed(FAMINE, MINOA, Seats.of(SABA, BABYLON)));
  }
}
