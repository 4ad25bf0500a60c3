package ecumene.wire;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The packages of the wire depend in one direction. */
class WireArchitectureTest {
  /** A package uses those before its line, and not its neighbours. */
  private static final List<List<String>> LAYERS =
      List.of(
          List.of("ecumene.wire.form"),
          List.of("ecumene.wire.fault"),
          List.of("ecumene.wire.read", "ecumene.wire.write"),
          List.of("ecumene.wire"),
          List.of("ecumene.wire.position"),
          List.of("ecumene.wire.view", "ecumene.wire.save"));

  private static final JavaClasses WIRE =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("ecumene.wire");

  @Test
  void theWholeWireIsLookedAt() {
    assertThat(WIRE).hasSizeGreaterThan(60);
    for (var layer : LAYERS) {
      assertThat(layer).allMatch(name -> !WIRE.getPackage(name).getClasses().isEmpty());
    }
  }

  @Test
  void everyPackageHasItsLayer() {
    classes().should().resideInAnyPackage(packages(LAYERS)).check(WIRE);
  }

  @Test
  void dependenciesPointOneWay() {
    for (var i = 0; i < LAYERS.size(); i++) {
      for (var user : LAYERS.get(i)) {
        var others = new ArrayList<>(List.of(packages(LAYERS.subList(i, LAYERS.size()))));
        others.remove(user);
        noClasses()
            .that()
            .resideInAPackage(user)
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(others.toArray(String[]::new))
            .allowEmptyShould(false)
            .check(WIRE);
      }
    }
  }

  private static String[] packages(List<List<String>> layers) {
    return layers.stream().flatMap(List::stream).toArray(String[]::new);
  }
}
