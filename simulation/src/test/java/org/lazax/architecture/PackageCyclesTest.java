package org.lazax.architecture;

import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lazax.architecture.circle.Outer;

/** The packages of a module have no cyclic dependencies. */
final class PackageCyclesTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "org.lazax.catalog",
        "org.lazax.chronicle",
        "org.lazax.table",
        "org.lazax.rules",
        "org.lazax.components",
        "org.lazax.game",
        "org.lazax.map",
        "org.lazax.combat",
        "org.lazax.agenda",
        "org.lazax.log",
        "org.lazax.kafka",
        "org.lazax.gateway",
        "org.lazax.deploy",
        "org.lazax.simulation"
      })
  void aModuleHasNoPackageCycles(String module) {
    freeOfCycles(module).check(Lazax.CLASSES);
  }

  @Test
  void theCheckFindsACycleThroughTheRootPackage() {
    String root = Outer.class.getPackageName();
    JavaClasses violating = new ClassFileImporter().importPackages(root);

    assertThat(freeOfCycles(root).evaluate(violating).hasViolation()).isTrue();
  }

  private static ArchRule freeOfCycles(String root) {
    return slices().assignedFrom(packagesBelow(root)).should().beFreeOfCycles();
  }

  /** Each package is a slice. The pattern {@code root.(**)} would leave out the root package. */
  private static SliceAssignment packagesBelow(String root) {
    return new SliceAssignment() {
      @Override
      public SliceIdentifier getIdentifierOf(JavaClass type) {
        String name = type.getPackageName();
        return name.equals(root) || name.startsWith(root + ".")
            ? SliceIdentifier.of(name)
            : SliceIdentifier.ignore();
      }

      @Override
      public String getDescription() {
        return "the packages of " + root;
      }
    };
  }
}
