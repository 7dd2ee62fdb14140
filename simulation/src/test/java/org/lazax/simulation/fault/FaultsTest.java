package org.lazax.simulation.fault;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class FaultsTest {
  private static final List<String> NAMES =
      List.of("game-service", "gateway", "kafka", "map-service", "postgres");
  private static final Duration SECOND = Duration.ofSeconds(1);
  private static final Duration LONGEST = Duration.ofSeconds(4);

  @Test
  void allKindsHappenInTenFaultsAndTheSeedSaysWhich() {
    List<Fault> ten = some(10, 3);

    assertThat(ten)
        .extracting(Fault::getClass)
        .containsOnlyOnceElementsOf(
            List.of(
                Fault.DatabaseAway.class,
                Fault.DatabaseSlow.class,
                Fault.ConnectionsHalfOpen.class,
                Fault.Poison.class,
                Fault.SecondProcess.class))
        .contains(Fault.Kill.class, Fault.Pause.class);
    assertThat(some(10, 3)).isEqualTo(ten);
    assertThat(some(10, 4)).isNotEqualTo(ten);
  }

  @Test
  void nothingHangsLongerThanItMayAndOnlyServicesGetASecondProcess() {
    for (Fault fault : some(500, 1)) {
      switch (fault) {
        case Fault.Pause(String _, Duration time) -> assertThat(time).isBetween(SECOND, LONGEST);
        case Fault.DatabaseAway(Duration time) -> assertThat(time).isBetween(SECOND, LONGEST);
        case Fault.SecondProcess(String name, Duration _) -> assertThat(name).endsWith("-service");
        case Fault.Kill(List<String> names) -> assertThat(NAMES).containsAll(names);
        default -> assertThat(fault).asString().isNotEmpty();
      }
    }
  }

  private static List<Fault> some(int count, long seed) {
    Faults faults = new Faults(seed, NAMES, LONGEST);
    return IntStream.range(0, count).mapToObj(_ -> faults.next()).toList();
  }
}
