package ecumene.server;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import ecumene.world.World;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ServerArchitectureTest {
  private static final String ROOT = "ecumene.server";

  private static final JavaClasses SERVER =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages(ROOT);

  /** Each package, and all of the server that it may use. */
  private static final Map<String, Set<String>> USES = new LinkedHashMap<>();

  static {
    uses("");
    uses(".setting");
    uses(".metric");
    uses(".address");
    uses(".limit");
    uses(".work");
    uses(".name");
    uses(".table");
    uses(".store");
    uses(".store.commit", ".store");
    uses(".store.sql", ".store.commit", ".store");
    uses(".store.sqlite.protection", ".store.commit", ".store");
    uses(".store.sqlite", ".store.sqlite.protection", ".store.sql", ".store.commit", ".store");
    uses(".store.postgres", ".store.sql", ".store.commit", ".store");
    uses(
        ".store.kind",
        ".store.postgres",
        ".store.sqlite",
        ".store.sqlite.protection",
        ".store.sql",
        ".store");
    uses(".key", ".store");
    uses(".account", ".key", ".store");
    uses(".notice", ".address", ".store");
    uses(".rules");
    uses(".log", ".rules", ".table", ".store");
    uses(".scene", ".log", ".table", ".store");
    uses(".room", ".name", ".scene", ".log", ".rules", ".table", ".store");
    uses(".http.exchange", ".key", ".store", ".address");
    uses(
        ".http.routing",
        ".http.exchange",
        ".room",
        ".account",
        ".key",
        ".name",
        ".store",
        ".table",
        ".address",
        ".limit",
        ".work",
        ".setting");
    uses(
        ".http.routes",
        ".http.routing",
        ".http.exchange",
        ".room",
        ".scene",
        ".log",
        ".notice",
        ".account",
        ".key",
        ".name",
        ".store",
        ".table",
        ".address",
        ".limit",
        ".work",
        ".metric",
        ".setting");
    uses(
        ".http",
        ".http.routes",
        ".http.routing",
        ".http.exchange",
        ".room",
        ".scene",
        ".log",
        ".notice",
        ".account",
        ".key",
        ".name",
        ".store",
        ".table",
        ".address",
        ".limit",
        ".work",
        ".metric",
        ".setting");
  }

  private static void uses(String user, String... used) {
    var own = Stream.of("", user);
    USES.put(
        ROOT + user, Stream.concat(own, Arrays.stream(used)).map(ROOT::concat).collect(toSet()));
  }

  @Test
  void theWholeServerIsLookedAt() {
    assertThat(SERVER).hasSizeGreaterThan(30);
  }

  @Test
  void theServerDoesNotSeeTheWorld() {
    noClasses().should().dependOnClassesThat().areAssignableTo(World.class).check(SERVER);
  }

  @Test
  void everyPackageHasItsPlace() {
    assertThat(SERVER).extracting(it -> it.getPackageName()).allMatch(USES::containsKey);
  }

  @Test
  void everyPackageCanBeLookedThrough() {
    var files =
        SERVER.stream()
            .filter(it -> it.isTopLevelClass() && !it.getSimpleName().equals("package-info"))
            .collect(groupingBy(it -> it.getPackageName(), counting()));
    assertThat(files).allSatisfy((room, count) -> assertThat(count).as(room).isLessThan(25));
  }

  @Test
  void packagesUseOnlyThoseBelow() {
    USES.forEach(
        (user, used) ->
            classes()
                .that()
                .resideInAPackage(user)
                .should()
                .onlyDependOnClassesThat(
                    resideOutsideOfPackage("ecumene.server..")
                        .or(resideInAnyPackage(used.toArray(String[]::new))))
                .allowEmptyShould(false)
                .check(SERVER));
  }
}
