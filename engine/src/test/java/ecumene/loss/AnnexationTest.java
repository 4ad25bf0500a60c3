package ecumene.loss;

import static ecumene.facts.CalamityCard.TREACHERY;
import static ecumene.facts.CalamityCard.TYRANNY;
import static ecumene.facts.Civilization.EGYPT;
import static ecumene.facts.Civilization.HATTI;
import static ecumene.facts.Civilization.HELLAS;
import static ecumene.facts.Civilization.MINOA;

import ecumene.Rule;
import ecumene.calamity.Tyranny;
import ecumene.event.ChoiceForced;
import ecumene.event.PieceEvent.CityAnnexed;
import ecumene.event.PieceEvent.CityDestroyed;
import ecumene.event.PieceEvent.TokensAnnexed;
import ecumene.event.PieceEvent.TokensRemoved;
import ecumene.example.Example;
import ecumene.facts.Area;
import ecumene.facts.Areas;
import ecumene.facts.Block;
import ecumene.facts.Seats;
import ecumene.table.Picked;
import ecumene.table.Script;
import ecumene.world.Card;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class AnnexationTest {
  private static final Area KNOSSOS = Area.of("knossos");
  private static final Area PHAESTOS = Area.of("phaestos");
  private static final Area THERA = Area.of("thera");

  /** Others of a game of five who have all cities on the board, and Egypt all but one. */
  private static final String MANY_CITIES =
      """
      assyria: city jericho, city damascus, city carrhae, city aleppo, city nineveh, city tyre;
          city sidon, city antioch, city cilicia
      hatti: city kanesh, city lycia, city miletus, city sardes, city troy, city trapezus;
          city hattusa, city ionia, city galatia
      hellas: city athens, city thessalonica, city apollonia, city byzantium, city odessus;
          city tomi, city dacia, city thrace, city epirus
      egypt: city fayum, city memphis, city petra, city alexandria, city gaza, city jerusalem;
          city cyrene, city tanis
      """;

  /** The beneficiary of Minoa's Treachery annexes these cities. */
  private static Script cities(Area... areas) {
    return table -> {
      var strike = new Strike(Card.of(TREACHERY, Block.WEST), MINOA, new Roles(Seats.of(MINOA)));
      Beneficiary.find(strike, table);
      Annexation.cities(Areas.of(areas), strike, table);
    };
  }

  /** The beneficiary of Minoa's Treachery annexes these tokens. */
  private static Script tokens(Portion... portions) {
    return table -> {
      var strike = new Strike(Card.of(TREACHERY, Block.WEST), MINOA, new Roles(Seats.of(MINOA)));
      Beneficiary.find(strike, table);
      Annexation.portions(Arrays.asList(portions), strike, table);
    };
  }

  private static TokensPicked picked(Portion... portions) {
    return new TokensPicked(Arrays.asList(portions));
  }

  private static Portion of(Area area, int tokens) {
    return new Portion(area, tokens, 0);
  }

  @Test
  @Rule({"P9.24", "G8", "G20", "public-works.4", "1.3"})
  void citiesAreReplacedAndTokensBesideThemDestroyed() {
    Example.west(
            5,
            """
            minoa: city knossos, knossos 1, city phaestos, new city thera; public-works;
                holds treachery from egypt
            egypt: city tanis; public-works
            """)
        .plays(cities(KNOSSOS, THERA))
        .tells(new CityAnnexed(MINOA, EGYPT, KNOSSOS))
        .tells(new TokensRemoved(MINOA, KNOSSOS, 1))
        .doesNotTell(new TokensRemoved(MINOA, THERA, 0))
        .doesNotTell(new ChoiceForced(EGYPT, "P9.24"))
        .becomes(
            """
            minoa: city phaestos
            egypt: city tanis, city knossos, city thera
            """);
  }

  @Test
  @Rule({"P9.24", "G8"})
  void tokensAreReplaced() {
    Example.west(
            5,
            """
            minoa: knossos 5, phaestos 3; holds treachery from egypt
            egypt: phaestos 1
            hellas: phaestos 1
            """)
        .plays(tokens(of(KNOSSOS, 2), of(PHAESTOS, 3)))
        .becomes(
            """
            minoa: knossos 3
            egypt: knossos 2, phaestos 4
            """);
  }

  @Test
  @Rule({"G19", "D2", "RU.4", "1.13"})
  void whatTheBeneficiaryHasNoCitiesForGoesToTheNextOne() {
    Example.west(
            9,
            """
            minoa: city knossos, city phaestos, city thera; holds treachery from egypt
            egypt: city fayum, city memphis, city petra, city alexandria, city gaza;
                city jerusalem, city cyrene, city tanis
            assyria: city tyre
            celt: belgica 1
            """)
        .plays(cities(KNOSSOS, PHAESTOS, THERA))
        .asks(new PickCities(EGYPT, MINOA, Fate.ANNEXED, Areas.of(KNOSSOS, PHAESTOS, THERA), 1))
        .refuses(EGYPT, Picked.of(KNOSSOS, THERA), "P9.24: 2 are picked, 1 is due")
        .then(EGYPT, Picked.of(PHAESTOS))
        .becomes(
            """
            minoa: nothing
            egypt: city fayum, city memphis, city petra, city alexandria, city gaza;
                city jerusalem, city cyrene, city tanis, city phaestos
            carthage: city knossos, city thera
            """);
  }

  @Test
  @Rule({"G19", "G7", "G20", "D2"})
  void whatNobodyHasCitiesForIsDestroyed() {
    Example.west(
            5,
            "minoa: city knossos, knossos 1, city phaestos; public-works;"
                + " holds treachery from hatti\n"
                + MANY_CITIES)
        .plays(cities(KNOSSOS, PHAESTOS)) // of hatti, who has none in stock
        .then(EGYPT, Picked.of(PHAESTOS))
        .tells(new CityAnnexed(MINOA, EGYPT, PHAESTOS))
        .tells(new CityDestroyed(MINOA, KNOSSOS))
        .becomes(
            """
            minoa: nothing
            egypt: city fayum, city memphis, city petra, city alexandria, city gaza;
                city jerusalem, city cyrene, city tanis, city phaestos
            """);
  }

  @Test
  @Rule({"G19", "D2", "RU.4", "1.13"})
  void whatTheBeneficiaryHasNoTokensForGoesToTheNextOneAndIsAtLastDestroyed() {
    Example.west(
            5,
            """
            minoa: knossos 5, phaestos 3; holds treachery from egypt
            egypt: memphis 3; treasury 50
            assyria: city tyre; treasury 54
            hatti: treasury 52
            hellas: treasury 55
            """)
        .plays(tokens(of(KNOSSOS, 4), of(PHAESTOS, 3)))
        .asks(new PickTokens(EGYPT, MINOA, List.of(of(KNOSSOS, 4), of(PHAESTOS, 3)), 2))
        .refuses(EGYPT, picked(of(KNOSSOS, 1)), "G19: 1 is picked, 2 are due")
        .refuses(EGYPT, picked(of(KNOSSOS, 3)), "G19: 3 are picked, 2 are due")
        .refuses(EGYPT, picked(of(KNOSSOS, 0), of(PHAESTOS, 2)), "G19: knossos: at most 4 tokens")
        .refuses(EGYPT, picked(of(THERA, 2)), "G19: thera: at most 0 tokens")
        .refuses(EGYPT, picked(of(KNOSSOS, 5)), "G19: knossos: at most 4 tokens")
        .refuses(EGYPT, picked(of(KNOSSOS, 1), of(KNOSSOS, 1)), "G19: knossos is named twice")
        .refuses(EGYPT, picked(new Portion(KNOSSOS, 2, 1)), "G19: knossos: at most 4 tokens")
        .then(EGYPT, picked(of(KNOSSOS, 1), of(PHAESTOS, 1))) // hatti has 9 cities and 3 tokens
        .asks(new PickTokens(HATTI, MINOA, List.of(of(KNOSSOS, 3), of(PHAESTOS, 2)), 3))
        .then(HATTI, picked(of(KNOSSOS, 3))) // assyria has 1 token for the 2 in phaestos
        .tells(new TokensRemoved(MINOA, PHAESTOS, 1))
        .doesNotTell(new ChoiceForced(HELLAS, "G19"))
        .becomes(
            """
            minoa: knossos 1
            egypt: memphis 3, knossos 1, phaestos 1
            hatti: knossos 3
            assyria: city tyre, phaestos 1
            """);
  }

  @Test
  @Rule({"G19", "P9.12", "G15"})
  void theNextOneIsOfTheOwnBlockToo() {
    Example.both(
            12,
            """
            minoa: knossos 6; law, sculpture; holds tyranny
            carthage: treasury 55
            hatti: treasury 55
            rome: treasury 55
            hellas: treasury 52
            egypt: treasury 55
            """)
        .calls(TYRANNY, new Tyranny())
        .tells(new TokensAnnexed(MINOA, HELLAS, KNOSSOS, 3))
        .tells(new TokensRemoved(MINOA, KNOSSOS, 2))
        .becomes(
            """
            minoa: knossos 1
            hellas: knossos 3
            """);
  }
}
