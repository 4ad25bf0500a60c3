package ecumene;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaAccess.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.equivalentTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import ecumene.facts.Advance;
import ecumene.facts.CalamityModifier;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.Collectors;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;

/** The engine's packages depend in one direction, and its rules can be replayed. */
class ArchitectureTest {
  /** From left to right: a package uses those before its line and its neighbours on it. */
  private static final List<List<String>> LAYERS =
      List.of(
          List.of("facts"),
          List.of("world"),
          List.of("table", "event"),
          List.of("loss", "conflict", "movement", "trade", "purchase"),
          List.of("calamity", "ability"),
          List.of("phase"),
          List.of("game"),
          List.of("view"));

  private static final JavaClasses ENGINE =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("ecumene");

  @Test
  void theWholeEngineIsLookedAt() {
    assertThat(ENGINE).hasSizeGreaterThan(20);
  }

  @Test
  void everyPackageHasItsLayer() {
    check(classes().should().resideInAnyPackage(packages(LAYERS)));
  }

  @Test
  void dependenciesPointOneWay() {
    for (var i = 0; i < LAYERS.size(); i++) {
      check(
          noClasses()
              .that()
              .resideInAnyPackage(packages(LAYERS.subList(i, i + 1)))
              .should()
              .dependOnClassesThat()
              .resideInAnyPackage(packages(LAYERS.subList(i + 1, LAYERS.size()))));
    }
    check(slices().matching("ecumene.(*)..").should().beFreeOfCycles());
  }

  @Test
  void theEngineNeedsNothingButTheBaseOfTheJdk() {
    var base = Object.class.getModule().getPackages();
    check(
        classes()
            .should()
            .onlyDependOnClassesThat(
                describe(
                        "belong to java.base",
                        (JavaClass it) -> base.contains(it.getBaseComponentType().getPackageName()))
                    .or(resideInAnyPackage("ecumene..", "org.jspecify.annotations"))));
  }

  @Test
  void calamitiesAndAbilitiesKeepNothing() {
    var rules =
        resideInAnyPackage(packages("calamity", "ability"))
            .and(
                describe(
                    "are rules, not values",
                    it ->
                        !it.isInterface()
                            && !it.isRecord()
                            && !it.isEnum()
                            && !it.isAnonymousClass()));
    check(classes().that(rules).should().haveModifier(JavaModifier.FINAL));
    check(
        fields().that().areDeclaredInClassesThat(rules).should().beStatic().andShould().beFinal());
  }

  @Test
  void rulesCanBeReplayed() {
    check(
        noClasses()
            .that()
            .resideInAnyPackage(
                packages(
                    "loss",
                    "conflict",
                    "movement",
                    "trade",
                    "purchase",
                    "calamity",
                    "ability",
                    "phase"))
            .should()
            .dependOnClassesThat()
            .belongToAnyOf(
                HashMap.class,
                HashSet.class,
                ConcurrentHashMap.class,
                Random.class,
                SplittableRandom.class,
                ThreadLocalRandom.class)
            .orShould()
            .accessTargetWhere(
                call(Set.class, "of|copyOf")
                    .or(call(Map.class, "of|ofEntries|copyOf"))
                    .or(
                        call(
                            Collectors.class,
                            "toSet|toMap|groupingBy|toUnmodifiableSet|toUnmodifiableMap"))
                    .or(call(System.class, "currentTimeMillis|nanoTime|identityHashCode"))
                    .or(call(Math.class, "random"))));
  }

  @Test
  @Rule({"literacy.1", "mathematics.1", "empiricism.1"})
  void threeAdvancesAreGoodForCreditsAlone() {
    for (var advance : List.of("LITERACY", "MATHEMATICS", "EMPIRICISM")) {
      check(
          noClasses()
              .that()
              .resideOutsideOfPackage("ecumene.facts")
              .should()
              .accessField(Advance.class, advance));
      var modified = CalamityModifier.all().stream().map(it -> it.advance().name());
      assertThat(modified).doesNotContain(advance);
    }
  }

  @Test
  void namesSaySomething() {
    check(
        noClasses()
            .should()
            .haveNameMatching(".*(Util|Utils|Helper|Manager|Impl|Data)")
            .orShould()
            .haveSimpleNameStartingWith("Abstract"));
  }

  @Test
  void nullIsMarkedEverywhere() {
    assertThat(ENGINE.stream().map(JavaClass::getPackage).distinct())
        .allMatch(it -> it.isAnnotatedWith(NullMarked.class), "is @NullMarked");
  }

  /** Packages that do not exist yet are fine. */
  private static void check(ArchRule rule) {
    rule.allowEmptyShould(true).check(ENGINE);
  }

  private static DescribedPredicate<JavaAccess<?>> call(Class<?> type, String methods) {
    return target(owner(equivalentTo(type))).and(target(nameMatching(methods)));
  }

  private static String[] packages(List<List<String>> layers) {
    return packages(layers.stream().flatMap(List::stream).toArray(String[]::new));
  }

  private static String[] packages(String... names) {
    return Arrays.stream(names).map(it -> "ecumene." + it + "..").toArray(String[]::new);
  }
}
