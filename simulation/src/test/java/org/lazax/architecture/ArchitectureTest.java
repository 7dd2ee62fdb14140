package org.lazax.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaCall;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ArchitectureTest {
  /** The rules of the game: the libraries, and the services without their adapters. */
  private static final DescribedPredicate<JavaClass> PURE =
      resideInAnyPackage(
              "org.lazax.catalog..",
              "org.lazax.chronicle..",
              "org.lazax.table..",
              "org.lazax.rules..",
              "org.lazax.components..",
              "org.lazax.game..",
              "org.lazax.map..",
              "org.lazax.combat..",
              "org.lazax.agenda..")
          .and(not(resideInAPackage("..adapter..")))
          .as("the pure core");

  private static final Set<String> CLOCK_CALLS =
      Set.of("now", "currentTimeMillis", "nanoTime", "randomUUID");

  @Test
  void thePureCoreHasNoClock() {
    check(
        noClasses()
            .that(PURE)
            .should()
            .callMethodWhere(asksForTimeOrRandomId())
            .orShould()
            .dependOnClassesThat()
            .haveFullyQualifiedName("java.time.Clock")
            .because("a replay must see the time in the log"));
  }

  @Test
  void thePureCoreHasNoRandomSourceOfItsOwn() {
    check(
        noClasses()
            .that(PURE)
            .should()
            .dependOnClassesThat()
            .areAssignableTo(RandomGenerator.class)
            .orShould()
            .callMethod(Math.class, "random")
            .because("every die is drawn from the game's seed, so that it can be verified"));
  }

  @Test
  void thePureCoreKnowsNoInfrastructure() {
    check(
        noClasses()
            .that(PURE)
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                "org.apache.kafka..",
                "io.quarkus..",
                "io.smallrye..",
                "io.vertx..",
                "org.hibernate..",
                "jakarta..",
                "java.sql..",
                "javax.sql..",
                "org.lazax..adapter.."));
  }

  @Test
  void theLibrariesDependOnEachOtherInOneDirection() {
    check(library("org.lazax.catalog.."));
    check(library("org.lazax.chronicle.."));
    check(library("org.lazax.table..", "org.lazax.catalog..", "org.lazax.chronicle.."));
    check(
        library(
            "org.lazax.rules..",
            "org.lazax.catalog..",
            "org.lazax.chronicle..",
            "org.lazax.table.."));
    check(
        library(
            "org.lazax.components..",
            "org.lazax.catalog..",
            "org.lazax.chronicle..",
            "org.lazax.table..",
            "org.lazax.rules.."));
    check(library("org.lazax.log..", "org.lazax.chronicle.."));
    check(library("org.lazax.kafka..", "org.lazax.chronicle..", "org.lazax.log.."));
  }

  @Test
  void theGatewayKnowsNeitherTheHostNorTheRules() {
    check(library("org.lazax.gateway..", "org.lazax.chronicle..", "org.lazax.log.."));
  }

  @Test
  void deployDependsOnNoOtherModule() {
    check(library("org.lazax.deploy.."));
  }

  @ParameterizedTest
  @ValueSource(strings = {"game", "map", "combat", "agenda"})
  void noServiceDependsOnAnother(String service) {
    String[] others =
        Stream.of("game", "map", "combat", "agenda")
            .filter(other -> !other.equals(service))
            .map(other -> "org.lazax." + other + "..")
            .toArray(String[]::new);

    check(
        noClasses()
            .that()
            .resideInAPackage("org.lazax." + service + "..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(others));
  }

  @Test
  void theCheckFindsAClassThatReadsTheClock() {
    JavaClasses violating = new ClassFileImporter().importClasses(ReadsTheClock.class);

    assertThat(
            noClasses()
                .should()
                .callMethodWhere(asksForTimeOrRandomId())
                .evaluate(violating)
                .hasViolation())
        .isTrue();
  }

  private static ArchRule library(String own, String... below) {
    return classes()
        .that()
        .resideInAPackage(own)
        .should()
        .onlyDependOnClassesThat(
            resideInAPackage(own)
                .or(resideInAnyPackage(below))
                .or(not(resideInAPackage("org.lazax..")))
                .as("of itself, of %s or of third parties", String.join(" ", below)));
  }

  private static DescribedPredicate<JavaCall<?>> asksForTimeOrRandomId() {
    return DescribedPredicate.describe(
        "asks for the time or a random id",
        call ->
            CLOCK_CALLS.contains(call.getName())
                && call.getTargetOwner().getPackageName().startsWith("java."));
  }

  /** A rule may match no classes, because a module may not exist yet. */
  private static void check(ArchRule rule) {
    rule.allowEmptyShould(true).check(Lazax.CLASSES);
  }

  private static final class ReadsTheClock {
    @SuppressWarnings("UnusedMethod") // analysed, not called
    static long time() {
      return System.currentTimeMillis();
    }
  }
}
