package ecumene.facts;

import ecumene.Rule;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class BrokenSetupsTest {

  @Nested
  class Civilizations {
    private final Tampered civilizations =
        Tampered.with("civilizations.csv", CivilizationSheet::read);

    @Rule("1.9")
    @Test
    void oneOutOfRanking() {
      civilizations.without("saba,").isRefused(3, "id: 'assyria' stands out of order");
      civilizations
          .cell("saba,", "ast_rank", "3")
          .isRefused(3, "ast_rank: '3' stands where 2 belongs");
      civilizations.without("parthia,").isRefused(1, "there are 17 rows, not 18");
    }

    @Test
    void aColourThatIsNone() {
      civilizations
          .cell("saba,", "colour", "orange")
          .isRefused(3, "colour: 'orange' is not a colour like #1F2E3D");
    }

    @Test
    void epochsOutOfOrder() {
      civilizations
          .cell("saba,", "expert_late_bronze", "8")
          .isRefused(3, "expert_late_bronze: '8' is not a number from 9 to 16");
      civilizations
          .column("basic_late_iron", "basic_end")
          .isRefused(1, "basic_late_iron: the column is missing");
    }
  }

  @Nested
  class Requirements {
    private final Tampered requirements =
        Tampered.with("ast-requirements.csv", AstRequirement::read);

    @Rule("P13.1")
    @Test
    void anEpochThatIsUnknownOutOfOrderOrMissing() {
      requirements
          .cell("basic,stone,", "epoch", "ice")
          .isRefused(2, "epoch: 'ice' is not an epoch");
      requirements
          .without("basic,early-bronze,")
          .isRefused(3, "epoch: 'middle-bronze' stands out of order");
      requirements.without("expert,late-iron,").isRefused(1, "there are 11 rows, not 12");
    }

    @Test
    void moreCitiesThanThereAre() {
      requirements
          .cell("basic,stone,", "min_cities", "10")
          .isRefused(2, "min_cities: '10' is not a number from 0 to 9");
    }
  }

  @Nested
  class SetupTable {
    private final Tampered setups =
        Tampered.with("setups.csv", csv -> Setups.read(csv, Csv.resource("starting-credits.csv")));

    @Rule("2.1")
    @Test
    void aSideThatSoManyDoNotPlay() {
      setups.and("10,east,rome,east").isRefused(198, "side: 10 players play west, not east (2.1)");
      setups
          .and("4,east,rome,east")
          .isRefused(198, "player_count: '4' is not a number from 5 to 18");
    }

    @Rule("2.1")
    @Test
    void tooFewCivilizations() {
      setups.without("5,west,minoa,").isRefused(1, "civilization: there are 4 for 5 players, west");
    }

    @Test
    void aCivilizationThatIsUnknownOrNamedTwice() {
      setups
          .cell("5,west,minoa,", "civilization", "troy")
          .isRefused(2, "civilization: 'troy' is not a civilization");
      setups
          .cell("5,west,assyria,", "civilization", "minoa")
          .isRefused(3, "civilization: 'minoa' is named twice");
      setups.and("18,both,minoa,east").isRefused(198, "civilization: 'minoa' is named twice");
    }

    @Test
    void aBlockThatIsNotPlayed() {
      setups
          .cell("5,west,minoa,", "block", "east")
          .isRefused(2, "block: 'east' is not the side played");
    }
  }

  @Nested
  class StartingCredits {
    private final Tampered credits =
        Tampered.with("starting-credits.csv", csv -> Setups.read(Csv.resource("setups.csv"), csv));

    @Rule("2.4")
    @Test
    void aPlayerCountThatIsMissingOrOutOfOrder() {
      credits.without("18,").isRefused(1, "there are 13 rows, not 14");
      credits
          .cell("5,", "player_count", "4")
          .isRefused(2, "player_count: '4' stands where 5 belongs");
    }
  }

  @Nested
  class ShortGame {
    private final Tampered sets = Tampered.with("short-game-theme-sets.csv", ThemeSets::cards);
    private final Tampered dealt =
        Tampered.with("short-game-sets-by-count.csv", ThemeSets::byPlayers);

    @Test
    void aSetThatIsUnknownOrHasAnAdvanceTwice() {
      sets.cell("early-merchants,", "id", "late-merchants")
          .isRefused(5, "id: 'late-merchants' is not a theme set");
      sets.cell("early-merchants,", "advance_4", "calendar")
          .isRefused(5, "advance_4: 'calendar' is named twice");
    }

    @Test
    void notAsManySetsAsPlayers() {
      dealt
          .cell("5,", "early-merchants", "1")
          .isRefused(2, "player_count: 5 players are dealt 6 sets");
      dealt.without("18,").isRefused(1, "there are 13 rows, not 14");
    }
  }
}
