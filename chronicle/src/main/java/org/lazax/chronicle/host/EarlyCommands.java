package org.lazax.chronicle.host;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.lazax.chronicle.decider.SharedState;

/** Commands made on commits that were not read yet. */
final class EarlyCommands<S, T extends SharedState<T>> {
  private final Limits limits;
  private final List<Held<S, T>> held = new ArrayList<>();

  private record Held<S, T extends SharedState<T>>(HostedGame<S, T> game, Pending pending) {}

  EarlyCommands(Limits limits) {
    this.limits = limits;
  }

  boolean isFull() {
    return held.size() >= limits.mostAhead();
  }

  void hold(HostedGame<S, T> game, Pending pending) {
    held.add(new Held<>(game, pending));
  }

  /** Puts those back into their game's queue whose commit was read. */
  void release(HostedGame<S, T> game) {
    if (!held.isEmpty()) {
      release(h -> h.game() == game && h.pending().envelope().afterSeq() <= game.chain.seq());
    }
  }

  /** Puts those back that were held too long; says which games are concerned. */
  List<HostedGame<S, T>> expire(Instant now) {
    Predicate<Held<S, T>> expired = h -> limits.expired(h.pending().arrived(), now);
    List<HostedGame<S, T>> games =
        held.stream().filter(expired).map(Held::game).distinct().toList();
    release(expired);
    return games;
  }

  private void release(Predicate<Held<S, T>> which) {
    held.stream().filter(which).forEach(h -> h.game().queue.addLast(h.pending()));
    held.removeIf(which);
  }
}
