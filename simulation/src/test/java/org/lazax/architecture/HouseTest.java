package org.lazax.architecture;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.lang.ArchRule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lazax.catalog.Catalog;
import org.lazax.chronicle.decider.Decider;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.components.StandardRules;
import org.lazax.components.expansion.Expansions;
import org.lazax.components.hopesend.HopesEnd;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Components;
import org.lazax.simulation.rules.Services;
import org.lazax.table.TableEvent;
import org.lazax.table.TablePart;

/** The permitted dependencies between modules, and other rules of the house. */
final class HouseTest {
  private static final JavaClasses LAZAX = Lazax.CLASSES;

  private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

  private static final String[] SERVICES = {
    "org.lazax.game..", "org.lazax.map..", "org.lazax.combat..", "org.lazax.agenda.."
  };

  private static final String COMPONENTS = "org.lazax.components";

  /** Hooks whose last parameter has the type of the result but another meaning. */
  private static final Set<String> SAME_TYPE_WITH_ANOTHER_MEANING =
      new TreeSet<>(Set.of("HitHooks.cancelled", "RollHooks.extraHits", "RollHooks.kills"));

  @Test
  void theTableKnowsNoRuleNoComponentAndNoService() {
    none("org.lazax.table..", "org.lazax.rules..", "org.lazax.components..");
    none("org.lazax.table..", SERVICES);
  }

  @Test
  void theRulesKnowNoComponentAndNoService() {
    none("org.lazax.rules..", "org.lazax.components..");
    none("org.lazax.rules..", SERVICES);
  }

  @Test
  void theComponentsKnowNoService() {
    none("org.lazax.components..", SERVICES);
  }

  @Test
  void noOtherModuleNamesAComponent() {
    Set<String> named =
        LAZAX.stream()
            .filter(from -> !isIn(from, COMPONENTS))
            .flatMap(from -> from.getDirectDependenciesFromSelf().stream())
            .filter(dependency -> isComponentClass(dependency.getTargetClass()))
            .map(HouseTest::text)
            .collect(Collectors.toCollection(TreeSet::new));

    assertThat(named).isEmpty();
  }

  @Test
  void noRulesetIsStatic() {
    Set<String> registries =
        LAZAX.stream()
            .filter(type -> !isIn(type, "org.lazax.rules.ruleset"))
            .flatMap(type -> type.getFields().stream())
            .filter(field -> field.getModifiers().contains(JavaModifier.STATIC))
            .filter(field -> field.getRawType().isEquivalentTo(Components.class))
            .map(field -> field.getFullName())
            .collect(Collectors.toCollection(TreeSet::new));

    assertThat(registries).isEmpty();
  }

  @Test
  void theStandardCatalogIsAskedForWhereTheRulebookIsPutTogetherAlone() {
    noClasses()
        .that()
        .doNotBelongToAnyOf(Catalog.class, Expansions.class, HopesEnd.class, StandardRules.class)
        .should()
        .callMethod(Catalog.class, "standard")
        .because("not every game is played with everything that is printed")
        .check(LAZAX);
  }

  /** All others are handed a ruleset, a rulebook or a table. */
  @Test
  void theRulesOfThePlatformAreNamedWhereTheServicesArePutTogetherAlone() {
    noClasses()
        .that()
        .resideOutsideOfPackages(COMPONENTS, "org.lazax..adapter")
        .and()
        .doNotBelongToAnyOf(Services.class)
        .should()
        .dependOnClassesThat()
        .belongToAnyOf(StandardRules.class)
        .check(LAZAX);
  }

  @Test
  void whatComponentsTellOddsIsAskedForByOddsAlone() {
    noClasses()
        .that()
        .resideOutsideOfPackages(
            "org.lazax.rules.combat.odds", "org.lazax.components..", "org.lazax.combat.odds")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("org.lazax.rules.combat.odds")
        .check(LAZAX);
  }

  /** A hook returns a contribution. It does not take and change an intermediate value. */
  @Test
  void noHookTakesAnIntermediateValue() {
    Set<String> intermediate =
        LAZAX.stream()
            .filter(type -> type.isInterface() && type.getSimpleName().endsWith("Hooks"))
            .flatMap(type -> type.getMethods().stream())
            .filter(HouseTest::takesItsResultType)
            .map(method -> method.getOwner().getSimpleName() + "." + method.getName())
            .collect(Collectors.toCollection(TreeSet::new));

    assertThat(intermediate).isEqualTo(SAME_TYPE_WITH_ANOTHER_MEANING);
  }

  private static boolean takesItsResultType(JavaMethod method) {
    List<JavaClass> parameters = method.getRawParameterTypes();
    return !parameters.isEmpty()
        && parameters.getLast().equals(method.getRawReturnType())
        && !method.getRawReturnType().isEquivalentTo(boolean.class);
  }

  /** The root package of a service has only its decider; all services have the same subpackages. */
  @ParameterizedTest
  @ValueSource(strings = {"game", "map", "combat", "agenda"})
  void theServicesHaveTheSameStructure(String service) {
    String root = "org.lazax." + service;
    Set<String> atTheRoot =
        LAZAX.stream()
            .filter(type -> type.getPackageName().equals(root) && type.isTopLevelClass())
            .map(JavaClass::getSimpleName)
            .collect(Collectors.toCollection(TreeSet::new));

    assertThat(atTheRoot).singleElement().asString().endsWith("Decider");
    assertThat(LAZAX.stream().map(JavaClass::getPackageName))
        .contains(root + ".state", root + ".adapter");
  }

  @Test
  void everyComponentClassIsInTheModuleAndListed() {
    Set<String> found =
        LAZAX.stream()
            .filter(each -> each.isAssignableTo(Component.class))
            .filter(
                each -> !each.isInterface() && !each.getModifiers().contains(JavaModifier.ABSTRACT))
            .map(JavaClass::getName)
            .collect(Collectors.toSet());
    Set<String> listed =
        listed().map(component -> component.getClass().getName()).collect(Collectors.toSet());

    assertThat(found).allMatch(name -> name.startsWith(COMPONENTS + "."));
    assertThat(found).isEqualTo(listed);
  }

  @Test
  void everyTablePartIsDeclaredByAnExpansion() {
    Set<String> found =
        LAZAX.stream()
            .filter(each -> each.isAssignableTo(TablePart.class) && !each.isInterface())
            .map(JavaClass::getName)
            .collect(Collectors.toSet());
    Set<String> declared =
        Expansions.known().stream()
            .flatMap(expansion -> expansion.state().stream())
            .map(part -> part.empty().getClass().getName())
            .collect(Collectors.toSet());

    assertThat(found).isNotEmpty().isEqualTo(declared);
  }

  /** The acceptance rules permit an event in commits of every service only by its wire name. */
  @Test
  void everyTableEventHasATableNameAndIsReadByAllServices() {
    List<WireTypes> services = Services.all().stream().<WireTypes>map(Decider::wire).toList();
    List<Class<?>> events =
        LAZAX.stream()
            .filter(each -> each.isAssignableTo(TableEvent.class) && !each.isInterface())
            .<Class<?>>map(JavaClass::reflect)
            .toList();

    assertThat(events)
        .isNotEmpty()
        .allSatisfy(event -> {
          assertThat(WireTypes.nameOf(event)).matches("table\\.[a-z0-9-]+\\.v[1-9][0-9]*");
          assertThat(services).allSatisfy(wire -> assertThat(wire.all()).contains(event));
        });
  }

  @Test
  void noSourceHasMoreThan400Lines() throws IOException {
    Set<String> longer = new TreeSet<>();
    try (Stream<Path> files = Files.find(ROOT, 20, (file, _) -> isSource(file))) {
      for (Path file : files.toList()) {
        try (Stream<String> lines = Files.lines(file)) {
          if (lines.count() > 400) {
            longer.add(ROOT.relativize(file).toString());
          }
        }
      }
    }

    assertThat(longer).isEmpty();
  }

  private static boolean isSource(Path file) {
    Path inModule = ROOT.relativize(file);
    return inModule.getNameCount() > 2
        && inModule.getName(1).toString().equals("src")
        && file.toString().endsWith(".java");
  }

  private static Stream<Component> listed() {
    return Expansions.known().stream().flatMap(expansion -> expansion.components().stream());
  }

  private static void none(String of, String... know) {
    ArchRule rule =
        noClasses()
            .that()
            .resideInAPackage(of)
            .should()
            .dependOnClassesThat(resideInAnyPackage(know));
    rule.check(LAZAX);
  }

  private static boolean isComponentClass(JavaClass target) {
    String name = target.getPackageName();
    return name.startsWith(COMPONENTS + ".") && !name.equals(COMPONENTS + ".expansion");
  }

  private static boolean isIn(JavaClass each, String module) {
    return each.getPackageName().equals(module) || each.getPackageName().startsWith(module + ".");
  }

  private static String text(Dependency dependency) {
    return outermost(dependency.getOriginClass()).substring("org.lazax.".length())
        + " > "
        + outermost(dependency.getTargetClass()).substring((COMPONENTS + ".").length());
  }

  private static String outermost(JavaClass each) {
    String name = each.getBaseComponentType().getName();
    int nested = name.indexOf('$');
    return nested < 0 ? name : name.substring(0, nested);
  }
}
