package ecumene.loss;

import static ecumene.event.CalamityEvent.BeneficiaryFound.Ground.MOST_IN_STOCK;
import static ecumene.event.CalamityEvent.BeneficiaryFound.Ground.TRADED;
import static ecumene.facts.CalamityCard.PIRACY;
import static ecumene.facts.CalamityCard.TYRANNY;
import static ecumene.facts.Civilization.ASSYRIA;
import static ecumene.facts.Civilization.CARTHAGE;
import static ecumene.facts.Civilization.CELT;
import static ecumene.facts.Civilization.EGYPT;
import static ecumene.facts.Civilization.HATTI;
import static ecumene.facts.Civilization.HELLAS;
import static ecumene.facts.Civilization.MINOA;
import static ecumene.facts.Civilization.PARTHIA;
import static ecumene.facts.Civilization.ROME;
import static ecumene.facts.Civilization.SABA;

import ecumene.Rule;
import ecumene.event.CalamityEvent.BeneficiaryFound;
import ecumene.example.Example;
import ecumene.facts.Block;
import ecumene.facts.CalamityCard;
import ecumene.facts.Civilization;
import ecumene.facts.Seats;
import ecumene.table.Script;
import ecumene.table.Table;
import ecumene.world.Card;
import org.junit.jupiter.api.Test;

class BeneficiaryTest {
  private static final Card CARD = Card.of(PIRACY, Block.WEST);

  private static void find(CalamityCard calamity, Civilization victim, Table table) {
    var card = table.world().cards().calamities(victim, calamity).getFirst();
    Beneficiary.find(new Strike(card, victim, new Roles(Seats.of(victim))), table);
  }

  /** Whose beneficiary is found. */
  private static Script of(Civilization victim) {
    return table -> find(PIRACY, victim, table);
  }

  @Test
  @Rule({"P9.31", "G14"})
  void whoeverTradedItLast() {
    Example.west(
            9,
            """
            minoa: holds piracy from egypt
            egypt: city alexandria, memphis 9
            """)
        .plays(of(MINOA))
        .tells(new BeneficiaryFound(PIRACY, MINOA, EGYPT, TRADED))
        .changesNothing();
    Example.west(9, "minoa: holds piracy from egypt")
        .plays(
            table -> {
              table.world().cards().trade(MINOA, ROME, CARD);
              table.world().cards().trade(ROME, HATTI, CARD);
              find(PIRACY, HATTI, table);
            })
        .tells(new BeneficiaryFound(PIRACY, HATTI, ROME, TRADED));
  }

  @Test
  @Rule({"P9.31", "1.13", "G14"})
  void nobodyTradedACardThatWasSeizedFromWhoeverGotItInATrade() {
    Example.west(9, "minoa: holds piracy from egypt")
        .plays(
            table -> {
              table.world().cards().give(MINOA, ROME, CARD);
              find(PIRACY, ROME, table);
            })
        .tells(new BeneficiaryFound(PIRACY, ROME, MINOA, MOST_IN_STOCK));
  }

  @Test
  @Rule({"1.13", "P9.31", "G14"})
  void drawnItIsWhoeverHasMostCitiesInStock() {
    Example.west(
            5,
            """
            minoa: nothing; holds piracy
            assyria: city tyre
            hatti: city troy, city sardes
            hellas: athens 30; treasury 25
            egypt: city tanis
            """)
        .plays(of(MINOA))
        .tells(new BeneficiaryFound(PIRACY, MINOA, HELLAS, MOST_IN_STOCK))
        .changesNothing();
  }

  @Test
  @Rule({"1.13", "1.3"})
  void amongThoseWhoeverHasMostTokensInStockWhichTreasuryIsNot() {
    Example.west(
            5,
            """
            minoa: city knossos; holds piracy
            assyria: city tyre; treasury 2
            hatti: city troy, troy 2
            hellas: city athens, athens 1
            egypt: city tanis, city gaza
            """)
        .plays(of(MINOA))
        .tells(new BeneficiaryFound(PIRACY, MINOA, HELLAS, MOST_IN_STOCK))
        .changesNothing();
  }

  @Test
  @Rule({"1.13", "1.10", "1.9"})
  void amongThoseTheHighestInRanking() {
    Example.west(
            5,
            """
            minoa: holds piracy
            assyria: city tyre
            hatti: hattusa 2; space 1
            hellas: athens 1; treasury 1; space 9
            egypt: memphis 2; space 3
            """)
        .plays(of(MINOA))
        .tells(new BeneficiaryFound(PIRACY, MINOA, HATTI, MOST_IN_STOCK))
        .changesNothing();
  }

  @Test
  @Rule({"P9.31", "G14"})
  void neverThePrimaryVictim() {
    Example.west(9, "minoa: nothing; holds piracy")
        .plays(of(MINOA))
        .tells(new BeneficiaryFound(PIRACY, MINOA, ASSYRIA, MOST_IN_STOCK));
    Example.west(
            5,
            """
            minoa: knossos 1
            assyria: assyria 1
            hatti: hattusa 1
            hellas: athens 1
            egypt: nothing; holds piracy
            """)
        .plays(of(EGYPT))
        .tells(new BeneficiaryFound(PIRACY, EGYPT, MINOA, MOST_IN_STOCK));
  }

  @Test
  @Rule({"P9.12", "P9.31", "G14", "G15"})
  void ofTheOwnBlockWhenTheCalamityIsNotTradeable() {
    Example.both(
            18,
            """
            minoa: holds tyranny
            assyria: city tyre
            celt: belgica 1
            """)
        .plays(table -> find(TYRANNY, MINOA, table))
        .tells(new BeneficiaryFound(TYRANNY, MINOA, CARTHAGE, MOST_IN_STOCK));
    Example.both(18, "minoa: holds east tyranny")
        .plays(table -> find(TYRANNY, MINOA, table))
        .tells(new BeneficiaryFound(TYRANNY, MINOA, ASSYRIA, MOST_IN_STOCK));
  }

  @Test
  @Rule({"P9.13", "P9.31", "G14", "G15"})
  void ofEitherBlockWhenTheCalamityIsTradeable() {
    Example.both(18, "minoa: holds piracy")
        .plays(of(MINOA))
        .tells(new BeneficiaryFound(PIRACY, MINOA, SABA, MOST_IN_STOCK));
    Example.both(18, "celt: holds piracy from parthia")
        .plays(of(CELT))
        .tells(new BeneficiaryFound(PIRACY, CELT, PARTHIA, TRADED));
  }
}
