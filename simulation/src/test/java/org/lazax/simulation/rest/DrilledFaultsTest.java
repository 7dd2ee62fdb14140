package org.lazax.simulation.rest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.lazax.simulation.fault.Fault;
import org.lazax.simulation.fault.Faults;

/** The faults of {@link FaultDrillTest} and {@link SoloFaultDrillTest} together. */
final class DrilledFaultsTest {
  private static final List<Fault> FIFTEEN =
      Stream.concat(
              faults(FaultDrillTest.PLAN, Packaging.FOUR_SERVICES),
              faults(SoloFaultDrillTest.PLAN, Packaging.SOLO))
          .toList();

  @Test
  void eachKindHappensAmongThem() {
    assertThat(FIFTEEN).hasSize(15);
    assertThat(FIFTEEN.stream().map(Fault::getClass).collect(Collectors.toSet()))
        .isEqualTo(Set.of(Fault.class.getPermittedSubclasses()));
    assertThat(FIFTEEN)
        .as("the broker is paused, and so is an application")
        .anyMatch(fault -> fault instanceof Fault.Pause(String name, _) && name.equals("kafka"))
        .anyMatch(fault -> fault instanceof Fault.Pause(String name, _) && !name.equals("kafka"));
  }

  @Test
  void oneOrTwoProcessesAreKilledAndEachServerAmongThem() {
    List<List<String>> kills =
        FIFTEEN.stream()
            .filter(Fault.Kill.class::isInstance)
            .map(fault -> ((Fault.Kill) fault).names())
            .toList();

    assertThat(kills).extracting(List::size).contains(1, 2);
    assertThat(kills.stream().flatMap(List::stream))
        .contains("gateway", "kafka", "postgres")
        .anyMatch(name -> name.endsWith("-service"));
  }

  private static Stream<Fault> faults(Drill.Plan plan, Packaging packaging) {
    List<String> names =
        Stream.concat(packaging.applications().stream(), Stream.of("kafka", "postgres"))
            .sorted()
            .toList();
    Faults faults = new Faults(plan.seed(), names, plan.longest(), true);
    return Stream.generate(faults::next).limit(plan.count());
  }
}
