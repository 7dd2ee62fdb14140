package org.lazax.simulation.hopesend;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.rules.kit.Scenario;
import org.lazax.simulation.rules.Services;
import org.lazax.simulation.view.Views;

/** Two games that differ only in what lies face down before one player. */
final class Twins {
  private static final ObjectMapper JSON = Services.wire().json();

  private Twins() {}

  /** All others read the same: events, views, frames, options and who is awaited. */
  static void assertAlike(Seat owner, Scenario<?> one, Scenario<?> other) {
    assertThat(one.table()).isNotEqualTo(other.table());
    assertThat(one.awaited()).isEqualTo(other.awaited());
    assertThat(Views.of(one.table())).isEqualTo(Views.of(other.table()));
    for (Seat rival : one.table().seats()) {
      if (!rival.equals(owner)) {
        assertThat(readBy(rival, one)).isEqualTo(readBy(rival, other));
        assertThat(FaceDown.frame(one.table(), rival))
            .isEqualTo(FaceDown.frame(other.table(), rival));
        assertThat(options(rival, one)).isEqualTo(options(rival, other));
      }
    }
  }

  /** The lines of the events that a rival reads. Of all others it reads the type and the seats. */
  private static List<String> readBy(Seat rival, Scenario<?> scenario) {
    return scenario.events().stream()
        .map(event ->
            event.audience().includes(Optional.of(rival))
                ? printed(event)
                : WireTypes.nameOf(event.getClass()) + event.audience())
        .toList();
  }

  private static List<String> options(Seat rival, Scenario<?> scenario) {
    return scenario.awaited().contains(rival)
        ? scenario.options(rival).stream()
            .flatMap(option -> option.forms().stream())
            .map(Twins::printed)
            .toList()
        : List.of();
  }

  private static String printed(Object value) {
    try {
      return JSON.writeValueAsString(value);
    } catch (JsonProcessingException e) {
      throw new AssertionError("cannot be written: " + value, e);
    }
  }
}
