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
  void clocksAreSteppedTooWhereTheyCanBe() {
    Faults faults = new Faults(3, NAMES, LONGEST, true);
    List<Fault> twelve = IntStream.range(0, 12).mapToObj(_ -> faults.next()).toList();

    assertThat(twelve)
        .extracting(Fault::getClass)
        .containsOnlyOnceElementsOf(List.of(Fault.ClockStep.class, Fault.ClockApart.class))
        .containsAll(some(10, 3).stream().map(Fault::getClass).toList());
    assertThat(some(500, 3)).noneMatch(fault -> fault instanceof Fault.ClockStep);
  }

  @Test
  void aClockIsNeverSteppedByMoreThanTwoMinutes() {
    Faults faults = new Faults(1, NAMES, LONGEST, true);
    List<Duration> ahead =
        IntStream.range(0, 1_000)
            .mapToObj(_ -> faults.next())
            .filter(Fault.ClockStep.class::isInstance)
            .map(fault -> ((Fault.ClockStep) fault).ahead())
            .toList();

    assertThat(ahead)
        .allSatisfy(time -> assertThat(time.abs()).isLessThanOrEqualTo(Duration.ofMinutes(1)))
        .anyMatch(Duration::isNegative)
        .anyMatch(Duration::isPositive);
  }

  @Test
  void nothingHangsLongerThanItMayAndOnlyServicesGetASecondProcess() {
    Faults faults = new Faults(1, NAMES, LONGEST, true);
    for (Fault fault : IntStream.range(0, 500).mapToObj(_ -> faults.next()).toList()) {
      switch (fault) {
        case Fault.Pause(String _, Duration time) -> assertThat(time).isBetween(SECOND, LONGEST);
        case Fault.DatabaseAway(Duration time) -> assertThat(time).isBetween(SECOND, LONGEST);
        case Fault.SecondProcess(String name, Duration _) -> assertThat(name).endsWith("-service");
        case Fault.ClockApart(String name, Duration _, Duration time) -> {
          assertThat(name).isNotIn("kafka", "postgres");
          assertThat(time).isBetween(SECOND, LONGEST);
        }
        case Fault.Kill(List<String> names) -> assertThat(NAMES).containsAll(names);
        default -> assertThat(fault).asString().isNotEmpty();
      }
    }
  }

  private static List<Fault> some(int count, long seed) {
    Faults faults = new Faults(seed, NAMES, LONGEST, false);
    return IntStream.range(0, count).mapToObj(_ -> faults.next()).toList();
  }
}
