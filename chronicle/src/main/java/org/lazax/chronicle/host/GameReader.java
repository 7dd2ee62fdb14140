package org.lazax.chronicle.host;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.lazax.chronicle.acceptance.Answer;
import org.lazax.chronicle.acceptance.Answers;
import org.lazax.chronicle.acceptance.Chain;
import org.lazax.chronicle.acceptance.Claims;
import org.lazax.chronicle.acceptance.Verdict;
import org.lazax.chronicle.commit.ChronicleRecord;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.RefusedCommand;
import org.lazax.chronicle.commit.UnreadableException;
import org.lazax.chronicle.decider.Position;
import org.lazax.chronicle.decider.SharedState;
import org.lazax.chronicle.host.CheckpointBatch.AnswerRow;
import org.lazax.chronicle.host.CheckpointBatch.CommitRow;
import org.lazax.chronicle.host.CheckpointBatch.SnapshotRow;
import org.lazax.chronicle.host.HostedGame.LateRecord;
import org.lazax.chronicle.host.HostedGame.RewindTarget;
import org.lazax.chronicle.host.Restoring.Progress;

/** Applies the records of the log to games, and loads games into memory from their rows. */
final class GameReader<S, T extends SharedState<T>> {
  private final PartitionContext<S, T> context;
  private HostCounts counts = HostCounts.NOTHING;

  GameReader(PartitionContext<S, T> context) {
    this.context = context;
  }

  /** What was read from the log so far. */
  HostCounts counts() {
    return counts;
  }

  // ---- from the log ----

  /**
   * Applies a record of the chronicle to its game.
   *
   * @param key of the record
   * @param claims of the partition, as they were when the record was read
   * @param next offset of the record after this one
   */
  void read(HostedGame<S, T> game, String key, ChronicleRecord read, Claims claims, long next) {
    if (game.rebuilding.isPresent()) {
      game.rebuilding.get().add(new LateRecord(key, read, claims));
      return;
    }
    contain(
        game,
        () -> {
          if (read instanceof Commit commit) {
            judge(game, key, commit, claims, next);
          } else if (read instanceof RefusedCommand refused) {
            refused(game, key, refused, claims);
          }
        });
  }

  private void judge(HostedGame<S, T> game, String key, Commit commit, Claims claims, long next) {
    switch (game.chain.judge(commit, key, claims)) {
      case Verdict.Accepted accepted -> {
        counts = counts.plusAccepted();
        append(game, commit, accepted.chain());
      }
      case Verdict.Voided _ -> {
        counts = counts.plusVoid();
        if (game.inFlight.filter(flight -> flight.is(commit)).isPresent()) {
          game.decideAgain();
        }
      }
      case Verdict.Lost lost -> rebuild(game, lost.reason(), next);
    }
  }

  private void append(HostedGame<S, T> game, Commit commit, Chain accepted) {
    Optional<InFlight<S, T>> ownFlight = game.inFlight.filter(flight -> flight.is(commit));
    boolean superseded = ownFlight.isEmpty() && game.inFlight.flatMap(InFlight::after).isPresent();
    context.checkpoints().add(new CommitRow(game.id, accepted.seq(), commit.bytes()));
    commit
        .header()
        .command()
        .ifPresent(id ->
            context
                .checkpoints()
                .add(new AnswerRow(game.id, id, new Answer.Applied(accepted.seq()))));
    OptionalLong back = Rewinding.target(commit, context.lines());
    game.append(commit, accepted, back);
    if (superseded) {
      game.decideAgain();
    }
    if (game.stopped.isPresent() || game.position.isEmpty()) {
      return;
    }
    if (ownFlight.isPresent()) {
      game.position = ownFlight.get().after();
      clearInFlight(game);
    } else if (back.isPresent()) {
      game.position = Optional.empty();
    } else {
      game.position =
          Optional.of(
              context
                  .folding()
                  .fold(
                      game.position.get(), commit.header().stamp(), context.lines().read(commit)));
    }
    game.position.ifPresent(position -> folded(game, position));
  }

  private void folded(HostedGame<S, T> game, Position<S, T> position) {
    if (!position.table().kernel().debtor().equals(game.chain.next())) {
      stop(
          game,
          "commit %d names %s as next, but by its events it is %s"
              .formatted(game.chain.seq(), game.chain.next(), position.table().kernel().debtor()));
    } else if (game.chain.seq() - game.snapshotAt >= context.limits().snapshotEvery()) {
      snapshot(game);
    }
  }

  /** Adds a snapshot of the game's state to the next checkpoint. */
  void snapshot(HostedGame<S, T> game) {
    game.snapshotAt = game.chain.seq();
    byte[] state = context.hosted().snapshots().write(game.position.orElseThrow());
    game.stateSize = state.length;
    context.checkpoints().add(new SnapshotRow(game.id, game.snapshotAt, state));
  }

  private void refused(HostedGame<S, T> game, String key, RefusedCommand refused, Claims claims) {
    // The other rules are checked now. Whether it is the first answer is checked by recordAnswer,
    // once the
    // game's answers are loaded.
    if (new Answers().record(refused, key, claims)) {
      counts = counts.plusRefused();
      context
          .checkpoints()
          .add(new AnswerRow(game.id, refused.command(), new Answer.Refused(refused.refused())));
      game.recordAnswer(answers -> answers.record(refused, key, claims));
    }
    if (game.inFlight.filter(flight -> flight.is(refused)).isPresent()) {
      clearInFlight(game);
    }
  }

  private void clearInFlight(HostedGame<S, T> game) {
    game.inFlight
        .flatMap(InFlight::pending)
        .ifPresent(pending -> context.pendingOffsets().done(pending.offset()));
    game.inFlight = Optional.empty();
    game.rewindTarget = Optional.empty();
  }

  // ---- from the rows ----

  /** Loads a game into memory. */
  void restore(HostedGame<S, T> game) {
    if (game.restoring.isEmpty() && game.rebuilding.isEmpty() && game.stopped.isEmpty()) {
      // If the answers are loaded, the game left memory because of a rewind: its rows up to the
      // target are
      // enough, unless the rewind itself is in the rows already.
      long from =
          game.rewind
              .filter(rewind -> game.answers.isPresent() && game.recent.containsKey(rewind.seq()))
              .map(GameRow.Rewind::toSeq)
              .orElse(Long.MAX_VALUE);
      startRestoring(
          game, new Restoring<>(Long.MAX_VALUE, from, context.lines(), context.folding()));
    }
  }

  /** Loads the state that a rewind goes back to. */
  void restoreRewindTarget(HostedGame<S, T> game, long toSeq) {
    game.rewindTarget = Optional.of(new RewindTarget<>(toSeq, Optional.empty()));
    startRestoring(game, new Restoring<>(toSeq, toSeq, context.lines(), context.folding()));
  }

  private void startRestoring(HostedGame<S, T> game, Restoring<S, T> restoring) {
    game.restoring = Optional.of(restoring);
    context.effects().add(new HostEffect.Load(game.id, restoring.requestedSeq()));
  }

  void loaded(HostedGame<S, T> game, long toSeq, StoredGame stored, long next) {
    if (game.rebuilding.isPresent()) {
      rebuilt(game, stored, next);
      return;
    }
    if (game.restoring.isEmpty() || game.restoring.get().requestedSeq() != toSeq) {
      return;
    }
    Restoring<S, T> restoring = game.restoring.get();
    contain(
        game,
        () -> {
          restoring.take(stored, context.hosted().snapshots());
          game.stateSize = stored.size();
          game.answersKnown(new Answers(stored.answers()));
          continueRestoring(game, restoring, next);
        });
  }

  private void continueRestoring(HostedGame<S, T> game, Restoring<S, T> restoring, long next) {
    switch (restoring.progress(game.chain.seq(), game.recent)) {
      case Progress.NeedsEarlier<S, T> needs ->
          context.effects().add(new HostEffect.Load(game.id, needs.toSeq()));
      case Progress.Inconsistent<S, T> broken -> rebuild(game, broken.reason(), next);
      case Progress.Restored<S, T> restored -> {
        game.restoring = Optional.empty();
        game.saved(game.savedSeq);
        if (restoring.target() == Long.MAX_VALUE) {
          game.snapshotAt = restoring.snapshotSeq();
          game.position = Optional.of(restored.position());
          // No read model was written of commits that came while the game was not in memory.
          context.checkpoints().markChanged(game.id);
          folded(game, restored.position());
        } else {
          game.rewindTarget =
              Optional.of(new RewindTarget<>(restoring.target(), Optional.of(restored.position())));
        }
      }
    }
  }

  // ---- from the log's beginning ----

  private void rebuild(HostedGame<S, T> game, String reason, long next) {
    if (game.rebuilt) {
      stop(game, "still after it was read again from the log: " + reason);
      return;
    }
    game.rebuilt = true;
    game.decideAgain();
    game.position = Optional.empty();
    game.restoring = Optional.empty();
    game.rebuilding = Optional.of(new ArrayList<>());
    context.effects().add(new HostEffect.Rebuild(game.id, next, reason));
  }

  /** Starts a game that has stopped again, from what the log holds of it. */
  void startAgain(HostedGame<S, T> game, long next) {
    game.stopped = Optional.empty();
    game.rebuilt = false;
    rebuild(game, "it is started again", next);
  }

  private void rebuilt(HostedGame<S, T> game, StoredGame found, long next) {
    List<LateRecord> late = game.rebuilding.orElseThrow();
    game.rebuilding = Optional.empty();
    game.chain = Chain.EMPTY;
    game.recent.clear();
    // The rows are inconsistent, so nothing counts as saved until it is written again.
    game.savedSeq = 0;
    game.rewind = Optional.empty();
    game.answersKnown(new Answers(found.answers()));
    contain(
        game,
        () -> {
          for (CommitRow row : found.commits()) {
            Commit commit = (Commit) ChronicleRecord.read(row.bytes());
            if (game.chain.follow(commit.header(), commit.hash())
                instanceof Verdict.Accepted accepted) {
              append(game, commit, accepted.chain());
            }
          }
          Restoring<S, T> restoring =
              new Restoring<>(Long.MAX_VALUE, Long.MAX_VALUE, context.lines(), context.folding());
          continueRestoring(game, restoring, next);
        });
    late.forEach(l -> read(game, l.key(), l.record(), l.claims(), next));
  }

  // ---- failures ----

  /** Does something in a game. A failure stops this game and nothing else. */
  void contain(HostedGame<S, T> game, Runnable work) {
    try {
      work.run();
    } catch (UnreadableException unreadable) {
      stop(game, "commit %d: %s".formatted(game.chain.seq(), unreadable.getMessage()));
    } catch (Throwable failure) {
      failed(game, failure);
    }
  }

  /** Stops the game in this host, because something has failed in it. */
  void failed(HostedGame<S, T> game, Throwable failure) {
    Failures.throwIfOfProcess(failure);
    stop(
        game,
        "commit %d: the rules failed: %s".formatted(game.chain.seq(), failure),
        Optional.of(failure));
  }

  /** Stops the game in this host. */
  void stop(HostedGame<S, T> game, String reason) {
    stop(game, reason, Optional.empty());
  }

  /** Stops the game in this host. A game that has stopped keeps its first reason. */
  void stop(HostedGame<S, T> game, String reason, Optional<Throwable> cause) {
    if (game.stopped.isPresent()) {
      return;
    }
    HostEffect.GameStopped stopped =
        new HostEffect.GameStopped(game.id, game.chain.seq(), reason, cause);
    game.stopped = Optional.of(stopped);
    game.decideAgain();
    game.evict(Optional.of(Instant.EPOCH));
    game.restoring = Optional.empty();
    game.rebuilding = Optional.empty();
    context.effects().add(stopped);
  }
}
