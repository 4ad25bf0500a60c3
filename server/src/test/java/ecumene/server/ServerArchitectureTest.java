package ecumene.server;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import ecumene.world.World;
import org.junit.jupiter.api.Test;

class ServerArchitectureTest {
  private static final JavaClasses SERVER =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("ecumene.server");

  @Test
  void theWholeServerIsLookedAt() {
    assertThat(SERVER).hasSizeGreaterThan(30);
  }

  @Test
  void theServerDoesNotSeeTheWorld() {
    noClasses().should().dependOnClassesThat().areAssignableTo(World.class).check(SERVER);
  }

  @Test
  void tablesDoNotKnowRooms() {
    noClasses()
        .that()
        .resideInAnyPackage("ecumene.server.table", "ecumene.server.store")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("ecumene.server.room..", "ecumene.server.http..")
        .check(SERVER);
  }
}
