package org.lazax.chronicle.toy;

import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Stamp;
import org.lazax.chronicle.decider.SharedState;
import org.lazax.chronicle.kernel.Kernel;
import org.lazax.chronicle.kernel.KernelEvent;
import org.lazax.chronicle.toy.ToyEvent.Minted;
import org.lazax.chronicle.toy.ToyEvent.Moved;
import org.lazax.chronicle.toy.ToyEvent.Tithed;

/**
 * The table of the toy game: the tokens of the seats and in the pot. Their sum never changes after
 * they were minted.
 *
 * @param pot tokens that settling took from seats with more than {@link #MAX}
 */
public record ToyTable(
    Kernel kernel, Map<Seat, Integer> tokens, int pot, Optional<Duration> answerTimeout)
    implements SharedState<ToyTable> {
  static final int MAX = 12;

  public ToyTable {
    tokens = Collections.unmodifiableMap(new TreeMap<>(tokens));
  }

  public static ToyTable empty(Optional<Duration> answerTimeout) {
    return new ToyTable(Kernel.EMPTY, Map.of(), 0, answerTimeout);
  }

  public int total() {
    return pot + tokens.values().stream().mapToInt(Integer::intValue).sum();
  }

  int of(Seat seat) {
    return tokens.getOrDefault(seat, 0);
  }

  @Override
  public ToyTable evolve(GameEvent event, Stamp stamp) {
    return switch (event) {
      case KernelEvent e -> new ToyTable(kernel.evolve(e), tokens, pot, answerTimeout);
      case Minted e -> with(e.seat(), e.tokens());
      case Moved e -> with(e.from(), -e.tokens()).with(e.to(), e.tokens());
      case Tithed e ->
          new ToyTable(kernel, with(e.seat(), -e.tokens()).tokens, pot + e.tokens(), answerTimeout);
      default -> this;
    };
  }

  @Override
  public Optional<Refusal> guard(GameEvent event) {
    return switch (event) {
      case Moved e when of(e.from()) < e.tokens() || e.tokens() < 0 ->
          Optional.of(Refusal.of("too-few-tokens", "a seat cannot give more tokens than it has"));
      default -> Optional.empty();
    };
  }

  @Override
  public List<GameEvent> settle() {
    return tokens.entrySet().stream()
        .filter(e -> e.getValue() > MAX)
        .<GameEvent>map(e -> new Tithed(e.getKey(), e.getValue() - MAX))
        .toList();
  }

  private ToyTable with(Seat seat, int more) {
    Map<Seat, Integer> changed = new TreeMap<>(tokens);
    changed.merge(seat, more, Integer::sum);
    return new ToyTable(kernel, changed, pot, answerTimeout);
  }
}
