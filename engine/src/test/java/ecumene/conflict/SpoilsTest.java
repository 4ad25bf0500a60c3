package ecumene.conflict;

import static ecumene.facts.Civilization.EGYPT;
import static ecumene.facts.Civilization.HATTI;
import static ecumene.facts.Civilization.MINOA;
import static ecumene.table.Decision.NO;
import static ecumene.table.Decision.YES;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.Rule;
import ecumene.event.CardEvent.CardSeized;
import ecumene.event.CardEvent.UnseenCardSeized;
import ecumene.event.PieceEvent.TreasuryGained;
import ecumene.example.Example;
import ecumene.facts.Area;
import ecumene.facts.Block;
import ecumene.facts.Commodity;
import ecumene.table.Script;
import ecumene.world.Card;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class SpoilsTest {
  private static final Area KNOSSOS = Area.of("knossos");
  private static final Script HATTI_ATTACKS = table -> CityAttack.resolve(table, HATTI, KNOSSOS);
  private static final Spoils NO_SPOILS = new Spoils(NO, 0);

  private static Example hattiAttacks(String position) {
    return Example.west(9, position).plays(HATTI_ATTACKS);
  }

  @Test
  @Rule("P4.6")
  void attackerMayDrawACardAndMoveUpToThreeTokensToTreasury() {
    var position =
        """
        minoa: city knossos; treasury 55; holds ochre 2
        hatti: knossos 7; treasury 4
        """;
    hattiAttacks(position)
        .asks(new ClaimSpoils(HATTI, 2, 3))
        .refuses(HATTI, new Spoils(YES, 4), "P4.6: 0 to 3 tokens can be moved to treasury")
        .refuses(HATTI, new Spoils(YES, -1), "P4.6: 0 to 3 tokens can be moved to treasury")
        .then(HATTI, new Spoils(YES, 3))
        .tells(new TreasuryGained(HATTI, 3))
        .becomes(
            """
            minoa: nothing; holds ochre
            hatti: knossos 7; treasury 7; holds ochre
            """);
    hattiAttacks(position)
        .then(HATTI, new Spoils(NO, 1))
        .becomes(
            """
            minoa: nothing
            hatti: knossos 7; treasury 5
            """);
    hattiAttacks(position).then(HATTI, NO_SPOILS).becomes("minoa: nothing");
  }

  @Test
  @Rule("P4.6")
  void spoilsAreNoMoreThanThereIs() {
    hattiAttacks(
            """
            minoa: city knossos; treasury 55
            hatti: knossos 7; treasury 46
            """)
        .asks(new ClaimSpoils(HATTI, 0, 2))
        .refuses(HATTI, new Spoils(YES, 0), "P4.6: there is no card to draw")
        .refuses(HATTI, new Spoils(NO, 3), "P4.6: 0 to 2 tokens can be moved to treasury")
        .then(HATTI, new Spoils(NO, 2))
        .becomes(
            """
            minoa: nothing
            hatti: knossos 7; treasury 48
            """);
    hattiAttacks(
            """
            minoa: city knossos; treasury 55
            hatti: knossos 7; treasury 48
            """)
        .becomes("minoa: nothing");
  }

  @Test
  @Rule({"P4.9", "1.15"})
  void onlyTheTwoKnowWhichCardWasDrawn() {
    var seized = new CardSeized(MINOA, HATTI, Card.of(Commodity.OCHRE, Block.WEST));
    hattiAttacks(
            """
            minoa: city knossos; treasury 55; holds ochre
            hatti: knossos 7
            """)
        .then(HATTI, new Spoils(YES, 0))
        .shows(HATTI, seized)
        .shows(MINOA, seized)
        .hides(EGYPT, seized)
        .shows(EGYPT, new UnseenCardSeized(MINOA, HATTI));
  }

  @Test
  @Rule({"P4.6", "P7.8"})
  void calamityThatWasDrawnWasNotTraded() {
    hattiAttacks(
            """
            minoa: city knossos; treasury 55; holds treachery from egypt
            hatti: knossos 7
            """)
        .then(HATTI, new Spoils(YES, 0))
        .becomes(
            """
            minoa: nothing; holds nothing
            hatti: knossos 7; holds treachery
            """);
  }

  @Test
  @Rule({"P4.6", "RU.5"})
  void everyCardCanBeDrawn() {
    Set<List<Card>> drawn = new HashSet<>();
    for (int seed = 0; seed < 50; seed++) {
      var after =
          Example.west(
                  9,
                  """
                  minoa: city knossos; treasury 55; holds ochre, fruit, famine
                  hatti: knossos 7
                  """)
              .drawing(seed)
              .plays(HATTI_ATTACKS)
              .then(HATTI, new Spoils(YES, 0))
              .after();
      drawn.add(after.cards().hand(HATTI));
    }
    assertThat(drawn).hasSize(3).allMatch(hand -> hand.size() == 1);
  }
}
