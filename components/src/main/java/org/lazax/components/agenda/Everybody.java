package org.lazax.components.agenda;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.lazax.chronicle.Seat;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;

/** A choice that several players make at once. */
final class Everybody {
  private Everybody() {}

  /**
   * What these players are asked together; empty if they have chosen or none of them can choose.
   *
   * @param ask what one of them is asked; empty if that player can choose nothing
   */
  static Optional<Ask> asks(
      String about, Chosen soFar, List<Seat> seats, Function<Seat, Optional<Ask>> ask) {
    if (soFar.has(about)) {
      return Optional.empty();
    }
    List<Ask> all =
        seats.stream()
            .flatMap(seat -> ask.apply(seat).map(own -> own.chosenBy(seat)).stream())
            .toList();
    return all.isEmpty() ? Optional.empty() : Optional.of(Ask.together(all));
  }

  /** The players who have chosen. */
  static List<Seat> who(String about, Chosen chosen) {
    return chosen.all(about).stream().map(Seat::of).toList();
  }
}
