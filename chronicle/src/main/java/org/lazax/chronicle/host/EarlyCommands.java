package org.lazax.chronicle.host;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.chronicle.decider.SharedState;

/** The commands that were made on commits not yet read. */
final class EarlyCommands<S, T extends SharedState<T>> {
  private final Limits limits;
  private final List<Held<S, T>> commands = new ArrayList<>();

  private record Held<S, T extends SharedState<T>>(HostedGame<S, T> game, Pending pending) {}

  EarlyCommands(Limits limits) {
    this.limits = limits;
  }

  boolean isFull() {
    return commands.size() >= limits.maxEarly();
  }

  void hold(HostedGame<S, T> game, Pending pending) {
    commands.add(new Held<>(game, pending));
  }

  /** Whether a command of this game is held. */
  boolean holdsOneOf(HostedGame<S, T> game) {
    return commands.stream().anyMatch(held -> held.game() == game);
  }

  /** Whether a copy of this command is held. */
  boolean holds(CommandId command) {
    return commands.stream().anyMatch(held -> held.pending().id().equals(command));
  }

  /** Moves the commands of this game whose commit was read back to the game's queue. */
  void release(HostedGame<S, T> game) {
    if (!commands.isEmpty()) {
      release(h -> h.game() == game && h.pending().envelope().afterSeq() <= game.chain.seq());
    }
  }

  /**
   * Moves the commands that were held too long back to their games' queues.
   *
   * @return the games of these commands
   */
  List<HostedGame<S, T>> expire(Instant now) {
    Predicate<Held<S, T>> expired = h -> limits.expired(h.pending().arrived(), now);
    List<HostedGame<S, T>> games =
        commands.stream().filter(expired).map(Held::game).distinct().toList();
    release(expired);
    return games;
  }

  private void release(Predicate<Held<S, T>> which) {
    commands.stream().filter(which).forEach(h -> h.game().queue.addLast(h.pending()));
    commands.removeIf(which);
  }
}
