package ecumene.bots;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import ecumene.world.World;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Bots see what their seat sees, and have no chance but their dice. */
class BotsArchitectureTest {
  private static final JavaClasses BOTS =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("ecumene.bots");

  @Test
  void allBotsAreLookedAt() {
    assertThat(BOTS).hasSizeGreaterThan(20);
  }

  @Test
  void housePlayersDoNotSeeTheWorld() {
    noClasses()
        .that()
        .resideInAPackage("ecumene.bots.house..")
        .should()
        .dependOnClassesThat()
        .areAssignableTo(World.class)
        .check(BOTS);
  }

  @Test
  void whatAllBotsShareKnowsNoBotOfAPackage() {
    noClasses()
        .that()
        .resideInAPackage("ecumene.bots")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("ecumene.bots.*..")
        .check(BOTS);
  }

  @Test
  void packagesDoNotGoInCircles() {
    slices().matching("ecumene.bots.(*)..").should().beFreeOfCycles().check(BOTS);
  }

  @Test
  void chanceComesFromDice() {
    noClasses().should().dependOnClassesThat().areAssignableTo(Random.class).check(BOTS);
  }
}
