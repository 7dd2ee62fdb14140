package org.lazax.chronicle.host;

import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.lazax.chronicle.acceptance.Answers;
import org.lazax.chronicle.acceptance.Chain;
import org.lazax.chronicle.acceptance.Claims;
import org.lazax.chronicle.commit.ChronicleRecord;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.decider.Position;
import org.lazax.chronicle.decider.SharedState;
import org.lazax.chronicle.host.GameRow.Rewind;
import org.lazax.chronicle.kernel.KernelEvent.ChronicleOpened;

/**
 * One game in a host. Its head is always known; its state and its answers are known while it is in
 * memory.
 */
final class HostedGame<S, T extends SharedState<T>> {
  final GameId id;
  final Deque<Pending> queue = new ArrayDeque<>();
  final List<PendingQuery> queries = new ArrayList<>();

  /** Accepted commits that may not be in the database yet. */
  final NavigableMap<Long, Commit> recent = new TreeMap<>();

  Chain chain;
  Optional<Rewind> rewind;
  int automatic;

  /** When the service must act without a command, as of the last time the game was in memory. */
  Optional<Instant> wakeAt;

  Optional<Position<S, T>> position = Optional.empty();
  Optional<Answers> answers = Optional.empty();
  Optional<InFlight<S, T>> inFlight = Optional.empty();
  Optional<RewindTarget<S, T>> rewindTarget = Optional.empty();
  Optional<ChronicleOpened> opening = Optional.empty();
  Optional<Restoring<S, T>> restoring = Optional.empty();
  Optional<HostEffect.GameStopped> stopped = Optional.empty();

  /** Records that were read while the game is being read again from the log. */
  Optional<List<LateRecord>> rebuilding = Optional.empty();

  boolean rebuilt;
  boolean openingRequested;
  long savedSeq;

  /** About the size of the state in memory as a snapshot, in bytes. */
  long stateSize;

  long snapshotAt;
  Instant lastUsed = Instant.EPOCH;

  private final List<Consumer<Answers>> unrecorded = new ArrayList<>();

  record LateRecord(String key, ChronicleRecord record, Claims claims) {}

  /**
   * A query that waits for its result.
   *
   * @param sent the time of its record
   * @param arrived when it was read
   */
  record PendingQuery(Query query, Instant sent, Instant arrived) {
    /** About its size as JSON, in bytes. */
    int size() {
      return query instanceof Query.DryRun dryRun
          ? dryRun.envelope().payload().toString().length()
          : 0;
    }
  }

  /**
   * The state that a rewind goes back to.
   *
   * @param position empty until it is loaded
   */
  record RewindTarget<S, T extends SharedState<T>>(long toSeq, Optional<Position<S, T>> position) {}

  private HostedGame(GameRow row) {
    this.id = row.game();
    this.chain = row.chain();
    this.rewind = row.rewind();
    this.automatic = row.automatic();
    this.wakeAt = row.wakeAt();
  }

  /** A game with a row, not in memory. */
  static <S, T extends SharedState<T>> HostedGame<S, T> unloaded(GameRow row) {
    return new HostedGame<>(row);
  }

  /** A game without a row. */
  static <S, T extends SharedState<T>> HostedGame<S, T> unknown(GameId id, Position<S, T> initial) {
    HostedGame<S, T> game =
        new HostedGame<>(new GameRow(id, Chain.EMPTY, Optional.empty(), 0, Optional.empty()));
    game.position = Optional.of(initial);
    game.answers = Optional.of(new Answers());
    return game;
  }

  boolean inMemory() {
    return position.isPresent() && answers.isPresent();
  }

  /** About what the game and what waits in it weigh; nothing of it counts as unsaved. */
  MemoryUse memoryUse() {
    long state =
        inMemory() ? MemoryUse.ofGame(stateSize, answers.map(Answers::count).orElse(0)) : 0;
    long commands =
        Stream.concat(queue.stream(), inFlight.flatMap(InFlight::pending).stream())
            .mapToLong(pending -> MemoryUse.ofWaiting(pending.size()))
            .sum();
    long questions =
        queries.stream().mapToLong(waiting -> MemoryUse.ofWaiting(waiting.size())).sum();
    return new MemoryUse(state, 0, commands, questions, 0);
  }

  /** Whether a copy of this command waits for its decision, or its answer is in flight. */
  boolean holds(CommandId command) {
    return Stream.concat(queue.stream(), inFlight.flatMap(InFlight::pending).stream())
        .anyMatch(copy -> copy.id().equals(command));
  }

  /** Makes an accepted commit the head, without folding it. */
  void append(Commit commit, Chain accepted, OptionalLong target) {
    chain = accepted;
    recent.put(chain.seq(), commit);
    stateSize += commit.length();
    automatic = commit.header().command().isPresent() ? 0 : automatic + 1;
    target.ifPresent(toSeq -> rewind = Optional.of(new Rewind(chain.seq(), toSeq, chain.at())));
    recordAnswer(all -> all.record(commit));
    if (!inMemory()) {
      wakeAt = Optional.of(Instant.EPOCH);
    }
  }

  /** Records an answer, as soon as the game's answers are loaded. */
  void recordAnswer(Consumer<Answers> answer) {
    answers.ifPresentOrElse(answer, () -> unrecorded.add(answer));
  }

  /** Sets the game's answers, unless they are loaded already. */
  void answersKnown(Answers known) {
    if (answers.isEmpty()) {
      unrecorded.forEach(answer -> answer.accept(known));
      unrecorded.clear();
      answers = Optional.of(known);
    }
  }

  /** The database has its commits up to this one. */
  void saved(long seq) {
    savedSeq = Math.max(savedSeq, seq);
    if (restoring.isEmpty()) {
      recent.headMap(savedSeq, true).clear();
    }
  }

  /**
   * Forgets the commit in flight, which is void. Its command is decided again. A refusal in flight
   * stays there: it counts on any head, so its command must not be decided before it is read back.
   */
  void decideAgain() {
    if (inFlight.flatMap(InFlight::after).isPresent()) {
      forgetInFlight();
    }
    rewindTarget = Optional.empty();
  }

  /** Forgets the record in flight, which is not in the log. */
  void forgetInFlight() {
    inFlight.flatMap(InFlight::pending).ifPresent(queue::addFirst);
    inFlight = Optional.empty();
  }

  /** Removes the state from memory. */
  void evict(Optional<Instant> until) {
    position = Optional.empty();
    answers = Optional.empty();
    stateSize = 0;
    wakeAt = until;
  }

  /** Whether the game has no commits and no answers and nothing waits for it. */
  boolean isUnknown() {
    return chain.seq() == 0
        && isIdle()
        && opening.isEmpty()
        && answers.filter(known -> known.all().isEmpty()).isPresent();
  }

  /** Whether nothing waits for the game and nothing is in flight. */
  boolean isIdle() {
    return queue.isEmpty()
        && queries.isEmpty()
        && inFlight.isEmpty()
        && rewindTarget.isEmpty()
        && restoring.isEmpty()
        && recent.isEmpty();
  }
}
