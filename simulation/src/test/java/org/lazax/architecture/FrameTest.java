package org.lazax.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaCodeUnitAccess;
import com.tngtech.archunit.core.domain.JavaConstructorCall;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.domain.JavaModifier;
import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.decider.Conductor;
import org.lazax.chronicle.kernel.KernelEvent.FrameChanged;
import org.lazax.chronicle.kernel.Procedure;

/** A frame has arguments, which all code may read, and progress, which only its owner may use. */
final class FrameTest {
  private static final String PROGRESS = "Progress";
  private static final String ROOT = "org.lazax.";
  private static final Set<String> SERVICES = Set.of("game", "map", "combat", "agenda");

  private static final List<Owned> PROCEDURES =
      Lazax.CLASSES.stream()
          .filter(each -> each.isAssignableTo(Procedure.class) && each.isRecord())
          .filter(each -> !each.getPackageName().startsWith(ROOT + "simulation"))
          .map(Owned::of)
          .toList();

  @Test
  void whatIsNoArgumentIsTheProgress() {
    assertThat(PROCEDURES)
        .hasSizeGreaterThan(40)
        .allSatisfy(owned -> {
          List<String> unwrapped =
              Stream.of(owned.procedure().reflect().getRecordComponents())
                  .filter(FrameTest::isUnwrapped)
                  .map(part -> part.getName() + " " + part.getType().getName())
                  .toList();
          String progress = "progress " + owned.procedure().getName() + "$" + PROGRESS;
          assertThat(unwrapped)
              .isEqualTo(owned.progress().isPresent() ? List.of(progress) : List.of());
        });
  }

  private static boolean isUnwrapped(RecordComponent part) {
    return part.getAccessor().isAnnotationPresent(JsonUnwrapped.class);
  }

  @Test
  void nobodyButTheOwnerReadsTheProgress() {
    assertThat(
            strangers(owned ->
                origin ->
                    origin.getDirectDependenciesFromSelf().stream()
                        .map(Dependency::getTargetClass)
                        .anyMatch(owned::isProgress)))
        .isEmpty();
    assertThat(strangers(owned -> origin -> calls(origin).anyMatch(owned::handsOverProgress)))
        .isEmpty();
  }

  @Test
  void nobodyButTheOwnerAdvancesAProcedure() {
    assertThat(strangers(owned -> origin -> calls(origin).anyMatch(owned::advances))).isEmpty();
  }

  /** Components and rules call procedures, and say what happens to one by its own methods. */
  @Test
  void aFrameIsChangedByServicesAndByProceduresAlone() {
    Set<String> changing =
        Lazax.CLASSES.stream()
            .filter(origin ->
                origin.getConstructorCallsFromSelf().stream()
                    .map(JavaConstructorCall::getTargetOwner)
                    .anyMatch(target -> target.isEquivalentTo(FrameChanged.class)))
            .map(JavaClass::getPackageName)
            .filter(origin -> SERVICES.stream().noneMatch(it -> origin.startsWith(ROOT + it + ".")))
            .collect(Collectors.toCollection(TreeSet::new));

    assertThat(changing)
        .containsExactly(
            "org.lazax.chronicle.decider", "org.lazax.rules.ability", "org.lazax.rules.procedure");
  }

  private static Set<String> strangers(Function<Owned, Predicate<JavaClass>> does) {
    Set<String> strangers = new TreeSet<>();
    for (Owned owned : PROCEDURES) {
      Lazax.CLASSES.stream()
          .filter(does.apply(owned))
          .filter(origin -> !owned.isOfOwner(origin))
          .forEach(origin ->
              strangers.add(origin.getName() + " > " + owned.procedure().getSimpleName()));
    }
    return strangers;
  }

  private static Stream<JavaCodeUnit> calls(JavaClass origin) {
    return origin.getCodeUnitAccessesFromSelf().stream()
        .map(JavaCodeUnitAccess::getTarget)
        .flatMap(target -> target.resolveMember().stream())
        .map(JavaCodeUnit.class::cast);
  }

  /**
   * A procedure and those who may see its progress.
   *
   * @param owners its own package, and the packages of its conductors: a whole service, or one
   *     package of the rules
   */
  private record Owned(JavaClass procedure, Optional<JavaClass> progress, Set<String> owners) {

    static Owned of(JavaClass procedure) {
      String name = procedure.getName() + "$" + PROGRESS;
      Set<String> owners =
          Lazax.CLASSES.stream()
              .filter(each -> each.isAssignableTo(Conductor.class))
              .filter(each -> each.getMethods().stream().anyMatch(it -> proceeds(it, procedure)))
              .map(conductor -> ownerOf(conductor.getPackageName()))
              .collect(Collectors.toCollection(TreeSet::new));
      assertThat(owners).as("the conductor of %s", procedure.getName()).hasSize(1);
      owners.add(procedure.getPackageName());
      return new Owned(
          procedure,
          Optional.of(name).filter(Lazax.CLASSES::contain).map(Lazax.CLASSES::get),
          owners);
    }

    private static boolean proceeds(JavaMethod method, JavaClass procedure) {
      return method.getName().equals("proceed")
          && method.getRawParameterTypes().getLast().equals(procedure);
    }

    private static String ownerOf(String conductors) {
      String service = conductors.substring(ROOT.length()).split("\\.", 2)[0];
      return SERVICES.contains(service) ? ROOT + service : conductors;
    }

    boolean isOfOwner(JavaClass origin) {
      return owners.stream()
          .anyMatch(owner -> (origin.getPackageName() + ".").startsWith(owner + "."));
    }

    /** The progress or a type within it, as its steps are. */
    boolean isProgress(JavaClass target) {
      String name = target.getBaseComponentType().getName();
      return progress
          .filter(own -> name.equals(own.getName()) || name.startsWith(own.getName() + "$"))
          .isPresent();
    }

    boolean handsOverProgress(JavaCodeUnit called) {
      return called.getOwner().equals(procedure)
          && (isProgress(called.getRawReturnType())
              || called.getRawParameterTypes().stream().anyMatch(this::isProgress));
    }

    /** The same procedure comes of it, further on. */
    boolean advances(JavaCodeUnit called) {
      return called.getOwner().equals(procedure)
          && called.getRawReturnType().equals(procedure)
          && !called.getModifiers().contains(JavaModifier.STATIC);
    }
  }
}
