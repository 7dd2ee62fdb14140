package org.lazax.chronicle.kernel;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.lazax.chronicle.Seat;

/**
 * A layer of the stack in which players are awaited.
 *
 * @param about what is asked, such as {@code turn} or {@code assign-hits}, or the name of an
 *     occurrence
 * @param order the seats that are awaited, in order; chosen by public facts only
 * @param next index in the order of the seat that is awaited, if the seats act one by one
 * @param silent the seats that have passed or answered; in a circle, since the last seat that did
 *     not pass
 * @param deadline when a default answer is given; empty for no limit
 */
public record Window(
    int id,
    String about,
    PassRule rule,
    List<Seat> order,
    int next,
    Set<Seat> silent,
    Optional<Instant> deadline)
    implements Layer {

  public Window {
    order = List.copyOf(order);
    silent = Collections.unmodifiableSet(new LinkedHashSet<>(silent));
  }

  /** The seats that may act now. */
  @JsonIgnore
  public List<Seat> awaited() {
    return switch (rule) {
      case UNTIL_ALL_PASS, ONE_CHANCE ->
          next < order.size() ? List.of(order.get(next)) : List.<Seat>of();
      case MUST_ANSWER -> {
        List<Seat> left = new ArrayList<>(order);
        left.removeAll(silent);
        yield List.copyOf(left);
      }
      case OPEN -> List.of();
    };
  }

  /** Whether no seat is awaited any more. */
  @JsonIgnore
  public boolean isOver() {
    return rule != PassRule.OPEN && awaited().isEmpty();
  }

  /** The window after this seat has answered. In a circle all other seats may act again. */
  Window answered(Seat seat) {
    return switch (rule) {
      case UNTIL_ALL_PASS -> with(after(next), Set.of());
      case ONE_CHANCE, MUST_ANSWER, OPEN -> silenced(seat);
    };
  }

  /** The window after this seat has passed. */
  Window passed(Seat seat) {
    return silenced(seat);
  }

  /** The window without a seat that has left the game. */
  Window without(Seat seat) {
    if (!order.contains(seat)) {
      return this;
    }
    List<Seat> left = new ArrayList<>(order);
    int place = left.indexOf(seat);
    left.remove(place);
    Set<Seat> stillSilent = new LinkedHashSet<>(silent);
    stillSilent.remove(seat);
    int stillNext = place < next ? next - 1 : next;
    if (rule == PassRule.UNTIL_ALL_PASS
        && stillNext >= left.size()
        && stillSilent.size() < left.size()) {
      stillNext = 0;
    }
    return new Window(id, about, rule, left, stillNext, stillSilent, deadline);
  }

  private Window silenced(Seat seat) {
    Set<Seat> more = new LinkedHashSet<>(silent);
    more.add(seat);
    return switch (rule) {
      case UNTIL_ALL_PASS -> with(more.containsAll(order) ? order.size() : after(next), more);
      case ONE_CHANCE -> with(next + 1, more);
      case MUST_ANSWER, OPEN -> with(next, more);
    };
  }

  private int after(int place) {
    return (place + 1) % order.size();
  }

  private Window with(int newNext, Set<Seat> newSilent) {
    return new Window(id, about, rule, order, newNext, newSilent, deadline);
  }
}
