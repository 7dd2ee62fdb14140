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
import org.lazax.chronicle.acceptance.Answers;
import org.lazax.chronicle.acceptance.Chain;
import org.lazax.chronicle.acceptance.Claims;
import org.lazax.chronicle.commit.ChronicleRecord;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.decider.Position;
import org.lazax.chronicle.decider.SharedState;
import org.lazax.chronicle.host.GameRow.Rewind;
import org.lazax.chronicle.kernel.KernelEvent.ChronicleOpened;

/**
 * One game in a host: its head, which is always known; its state and its answers, which are known
 * while it is in memory; and what waits for it.
 */
final class HostedGame<S, T extends SharedState<T>> {
  final GameId id;
  final Deque<Pending> queue = new ArrayDeque<>();
  final List<Asked> questions = new ArrayList<>();

  /** Accepted commits that the rows may not have yet. */
  final NavigableMap<Long, Commit> recent = new TreeMap<>();

  Chain chain;
  Optional<Rewind> rewind;
  int automatic;

  /** When there is something to do, as it was known when the game was in memory last. */
  Optional<Instant> asleepUntil;

  Optional<Position<S, T>> position = Optional.empty();
  Optional<Answers> answers = Optional.empty();
  Optional<InFlight<S, T>> inFlight = Optional.empty();
  Optional<Recalled<S, T>> recalled = Optional.empty();
  Optional<ChronicleOpened> opening = Optional.empty();
  Optional<Restoring<S, T>> restoring = Optional.empty();
  Optional<String> stopped = Optional.empty();

  /** Records that came while the game is read again from the log. */
  Optional<List<Late>> rebuilding = Optional.empty();

  boolean rebuilt;
  boolean openingAsked;
  long savedSeq;
  long snapshotAt;
  Instant used = Instant.EPOCH;

  private final List<Consumer<Answers>> unheard = new ArrayList<>();

  record Late(String key, ChronicleRecord read, Claims claims) {}

  /** A question that waits. */
  record Asked(Query question, Instant arrived) {}

  /**
   * The state that a rewind goes back to.
   *
   * @param position empty until it is read
   */
  record Recalled<S, T extends SharedState<T>>(long toSeq, Optional<Position<S, T>> position) {}

  private HostedGame(GameRow row) {
    this.id = row.game();
    this.chain = row.chain();
    this.rewind = row.rewind();
    this.automatic = row.automatic();
    this.asleepUntil = row.wakeAt();
  }

  /** A game that rows tell of, not in memory. */
  static <S, T extends SharedState<T>> HostedGame<S, T> asleep(GameRow row) {
    return new HostedGame<>(row);
  }

  /** A game that nothing is known of. */
  static <S, T extends SharedState<T>> HostedGame<S, T> unheardOf(
      GameId id, Position<S, T> beginning) {
    HostedGame<S, T> game =
        new HostedGame<>(new GameRow(id, Chain.EMPTY, Optional.empty(), 0, Optional.empty()));
    game.position = Optional.of(beginning);
    game.answers = Optional.of(new Answers());
    return game;
  }

  boolean inMemory() {
    return position.isPresent() && answers.isPresent();
  }

  /** Takes an accepted commit as the head, without folding it. */
  void append(Commit commit, Chain accepted, OptionalLong rewindsTo) {
    chain = accepted;
    recent.put(chain.seq(), commit);
    automatic = commit.header().command().isPresent() ? 0 : automatic + 1;
    rewindsTo.ifPresent(toSeq -> rewind = Optional.of(new Rewind(chain.seq(), toSeq, chain.at())));
    hear(all -> all.hear(commit));
    if (!inMemory()) {
      asleepUntil = Optional.of(Instant.EPOCH);
    }
  }

  /** Hears an answer, now or when the others are known. */
  void hear(Consumer<Answers> answer) {
    answers.ifPresentOrElse(answer, () -> unheard.add(answer));
  }

  /** Knows all answers from here on. */
  void answersKnown(Answers known) {
    if (answers.isEmpty()) {
      unheard.forEach(answer -> answer.accept(known));
      unheard.clear();
      answers = Optional.of(known);
    }
  }

  /** The rows have its commits up to this one. */
  void saved(long seq) {
    savedSeq = Math.max(savedSeq, seq);
    if (restoring.isEmpty()) {
      recent.headMap(savedSeq, true).clear();
    }
  }

  /** Gives up what was sent, which is void; its command is decided again. */
  void decideAgain() {
    inFlight.flatMap(InFlight::pending).ifPresent(queue::addFirst);
    inFlight = Optional.empty();
    recalled = Optional.empty();
  }

  /** Leaves memory. */
  void sleep(Optional<Instant> until) {
    position = Optional.empty();
    answers = Optional.empty();
    asleepUntil = until;
  }

  /** Whether it is no more than a name that somebody asked for. */
  boolean isNothing() {
    return chain.seq() == 0
        && idle()
        && opening.isEmpty()
        && answers.filter(known -> known.all().isEmpty()).isPresent();
  }

  /** Whether anything hangs on its being in memory. */
  boolean idle() {
    return queue.isEmpty()
        && questions.isEmpty()
        && inFlight.isEmpty()
        && recalled.isEmpty()
        && restoring.isEmpty()
        && recent.isEmpty();
  }
}
