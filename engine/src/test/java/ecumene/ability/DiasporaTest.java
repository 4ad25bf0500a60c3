package ecumene.ability;

import static ecumene.facts.Advance.DIASPORA;
import static ecumene.facts.Civilization.MINOA;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.Rule;
import ecumene.ability.AbilityChoice.Finish;
import ecumene.ability.AbilityChoice.Use;
import ecumene.event.PieceEvent.TokensMoved;
import ecumene.example.Example;
import ecumene.facts.Area;
import ecumene.facts.Areas;
import java.util.List;
import org.junit.jupiter.api.Test;

class DiasporaTest {

  private static Example diaspora(String position) {
    return Example.west(9, position).plays(new AbilityTurn(MINOA));
  }

  private static Use moving(String from, String to, int tokens) {
    return new Use(DIASPORA, Resettlement.NONE.and(Area.of(from), Area.of(to), tokens));
  }

  private static Use moving(Resettlement.Move... moves) {
    var resettlement = Resettlement.NONE;
    for (var move : moves) {
      resettlement = resettlement.and(move.from(), move.to(), move.tokens());
    }
    return new Use(DIASPORA, resettlement);
  }

  private static Resettlement.Move move(String from, String to, int tokens) {
    return new Resettlement.Move(Area.of(from), Area.of(to), tokens);
  }

  @Test
  @Rule({"diaspora.1", "RU.41"})
  void upToFiveTokensGoAnywhere() {
    diaspora(
            """
            minoa: knossos 4, phaestos 2; diaspora
            rome: rome 1
            egypt: memphis 2
            """)
        .refuses(
            MINOA,
            moving(move("knossos", "thera", 3), move("phaestos", "rhodes", 3)),
            "diaspora.1: 6 tokens are lifted, at most 5 can be")
        .refuses(MINOA, moving(), "RU.41: at least one token is lifted")
        .refuses(
            MINOA,
            moving(move("phaestos", "thera", 1), move("phaestos", "rhodes", 2)),
            "diaspora.1: phaestos has 2 to lift, not 3")
        .refuses(MINOA, moving("rome", "thera", 1), "diaspora.1: rome has 0 to lift, not 1")
        .refuses(MINOA, moving("knossos", "thera", -1), "diaspora.1: -1 tokens can not be lifted")
        .refuses(
            MINOA,
            moving(
                move("knossos", "thera", Integer.MAX_VALUE),
                move("knossos", "rhodes", Integer.MAX_VALUE)), // together they would count as -2
            "diaspora.1: 2147483647 tokens can not be lifted")
        .refuses(
            MINOA,
            moving("phaestos", "phaestos", 1),
            "diaspora.1: tokens of phaestos are placed elsewhere")
        .then(
            MINOA,
            moving(
                move("knossos", "rome", 1),
                move("knossos", "memphis", 2),
                move("phaestos", "thera", 2)))
        .tells(new TokensMoved(MINOA, Area.of("phaestos"), Area.of("thera"), 2))
        .becomes("minoa: knossos 1, rome 1, memphis 2, thera 2");
  }

  @Test
  @Rule("diaspora.2")
  void noLimitIsExceededByThePlacement() {
    diaspora(
            """
            minoa: knossos 3, rhodes 5, thera 1; diaspora
            rome: rome 2
            egypt: memphis 3
            barbarians: sparta 1
            """)
        .refuses(MINOA, moving("knossos", "rome", 1), "diaspora.2: rome has room for 0, not 1")
        .refuses(MINOA, moving("knossos", "sparta", 2), "diaspora.2: sparta has room for 1, not 2")
        .refuses(
            MINOA,
            moving(move("knossos", "memphis", 1), move("rhodes", "memphis", 1)),
            "diaspora.2: memphis has room for 1, not 2")
        .refuses(
            MINOA,
            moving(move("rhodes", "phaestos", 1), move("knossos", "rhodes", 1)),
            "diaspora.2: rhodes has room for 0, not 1")
        .refuses(MINOA, moving("knossos", "alani", 1), "diaspora.2: alani has room for 0, not 1")
        .then(
            MINOA,
            moving(
                move("thera", "knossos", 1),
                move("knossos", "thera", 2),
                move("knossos", "sparta", 1)))
        .becomes("minoa: knossos 1, thera 2, sparta 1, rhodes 5");
  }

  @Test
  @Rule("diaspora.3")
  void noTokenIsPlacedBesideACity() {
    diaspora(
            """
            minoa: knossos 3, city thera; diaspora
            hellas: city athens
            barbarians: city lesbos
            """)
        .refuses(MINOA, moving("knossos", "thera", 1), "diaspora.3: thera has a city")
        .refuses(MINOA, moving("knossos", "athens", 1), "diaspora.3: athens has a city")
        .refuses(MINOA, moving("knossos", "lesbos", 1), "diaspora.3: lesbos has a city")
        .then(MINOA, new Finish())
        .changesNothing();
  }

  @Test
  @Rule({"diaspora.3", "public-works.1", "public-works.6"})
  void publicWorksKeepsOneTokenBesideAnOwnCity() {
    diaspora(
            """
            minoa: knossos 3, city corinth, city rhodes, rhodes 1; diaspora, public-works, agriculture
            hellas: city athens; public-works
            """)
        .refuses(
            MINOA, moving("knossos", "corinth", 2), "diaspora.3: corinth has room for 1, not 2")
        .refuses(MINOA, moving("knossos", "rhodes", 1), "diaspora.3: rhodes has a city")
        .refuses(MINOA, moving("knossos", "athens", 1), "diaspora.3: athens has a city")
        .then(MINOA, moving(move("knossos", "corinth", 1), move("rhodes", "thera", 1)))
        .becomes("minoa: knossos 2, city corinth, corinth 1, city rhodes, thera 1");
  }

  @Test
  @Rule({"diaspora.4", "agriculture.1"})
  void agricultureRaisesTheLimitWhereOnlyTheHolderIs() {
    diaspora(
            """
            minoa: knossos 3, phaestos 2; diaspora, agriculture
            rome: rome 1
            barbarians: corinth 1
            """)
        .refuses(MINOA, moving("knossos", "rome", 2), "diaspora.2: rome has room for 1, not 2")
        .refuses(
            MINOA, moving("knossos", "corinth", 2), "diaspora.2: corinth has room for 1, not 2")
        .refuses(
            MINOA,
            moving(move("knossos", "thera", 3), move("phaestos", "thera", 1)),
            "diaspora.2: thera has room for 3, not 4")
        .refuses(
            MINOA, moving("knossos", "phaestos", 2), "diaspora.2: phaestos has room for 1, not 2")
        .then(MINOA, moving(move("knossos", "alani", 1), move("knossos", "phaestos", 1)))
        .becomes("minoa: knossos 1, phaestos 3, alani 1");
  }

  @Test
  @Rule({"diaspora.1", "1.14", "1.5"})
  void tokensStayInPlayAndAshore() {
    Example.west(5, "minoa: knossos 1; diaspora")
        .plays(new AbilityTurn(MINOA))
        .refuses(MINOA, moving("knossos", "rome", 1), "1.14: rome is out of play")
        .refuses(
            MINOA,
            moving("knossos", "aegean-sea", 1),
            "1.5: nothing can stay on the open sea aegean-sea")
        .then(MINOA, moving("knossos", "memphis", 1))
        .becomes("minoa: memphis 1");
  }

  @Test
  @Rule("diaspora.1")
  void onlyTokensOnTheBoardCanBeLifted() {
    diaspora("minoa: city knossos; diaspora").changesNothing();
  }

  @Test
  @Rule({"diaspora.1", "diaspora.2", "diaspora.3"})
  void onlyAreasWithOwnTokensOrRoomComeIntoQuestion() {
    diaspora(
            """
            minoa: knossos 3; diaspora
            rome: rome 4, city neapolis
            """)
        .asks(
            MINOA,
            asked -> {
              var offer = (Resettle) ((UseAbility) asked).offers().getFirst();
              assertThat(offer.places())
                  .contains(new Resettle.Place(Area.of("knossos"), 3, 0))
                  .allMatch(place -> place.tokens() > 0 || place.room() > 0);
              assertThat(offer.full().list())
                  .contains(Area.of("rome"))
                  .doesNotContain(Area.of("neapolis"), Area.of("knossos"));
            });
  }

  @Test
  @Rule({"diaspora.1", "diaspora.2"})
  void withoutRoomElsewhereThereIsNothingToOffer() {
    var here = new Resettle.Place(Area.of("knossos"), 2, 1);
    assertThat(offers(here)).isFalse();
    assertThat(offers(here, new Resettle.Place(Area.of("thera"), 0, 1))).isTrue();
    assertThat(offers(here, new Resettle.Place(Area.of("thera"), 1, 0))).isTrue();
    var full = new Resettle.Place(Area.of("thera"), 3, 0);
    assertThat(offers(new Resettle.Place(Area.of("knossos"), 3, 0), full)).isFalse();
  }

  private static boolean offers(Resettle.Place... places) {
    return new Resettle(MINOA, List.of(places), 2, Areas.NONE, Areas.NONE).isPossible();
  }
}
