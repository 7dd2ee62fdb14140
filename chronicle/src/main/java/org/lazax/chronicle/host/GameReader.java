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
import org.lazax.chronicle.host.HostedGame.Late;
import org.lazax.chronicle.host.HostedGame.Recalled;
import org.lazax.chronicle.host.Restoring.Progress;

/** Keeps games in step with the log and brings them back into memory from their rows. */
final class GameReader<S, T extends SharedState<T>> {
  private final PartitionContext<S, T> tenure;
  private HostCounts tally = HostCounts.NOTHING;

  GameReader(PartitionContext<S, T> tenure) {
    this.tenure = tenure;
  }

  /** What was read from the log. */
  HostCounts tally() {
    return tally;
  }

  // ---- from the log ----

  /**
   * @param next offset of the record after this one
   */
  void read(HostedGame<S, T> game, String key, ChronicleRecord read, Claims claims, long next) {
    if (game.rebuilding.isPresent()) {
      game.rebuilding.get().add(new Late(key, read, claims));
      return;
    }
    try {
      if (read instanceof Commit commit) {
        judge(game, key, commit, claims, next);
      } else if (read instanceof RefusedCommand refused) {
        hear(game, key, refused, claims);
      }
    } catch (UnreadableException unreadable) {
      stop(game, "commit %d: %s".formatted(game.chain.seq(), unreadable.getMessage()));
    }
  }

  private void judge(HostedGame<S, T> game, String key, Commit commit, Claims claims, long next) {
    switch (game.chain.judge(commit, key, claims)) {
      case Verdict.Accepted accepted -> {
        tally = tally.plusAccepted();
        append(game, commit, accepted.chain());
      }
      case Verdict.Voided _ -> {
        tally = tally.plusVoid();
        if (game.inFlight.filter(flight -> flight.is(commit)).isPresent()) {
          game.decideAgain();
        }
      }
      case Verdict.Lost lost -> rebuild(game, lost.reason(), next);
    }
  }

  private void append(HostedGame<S, T> game, Commit commit, Chain accepted) {
    Optional<InFlight<S, T>> own = game.inFlight.filter(flight -> flight.is(commit));
    boolean superseded = own.isEmpty() && game.inFlight.flatMap(InFlight::after).isPresent();
    tenure.checkpoints().add(new CommitRow(game.id, accepted.seq(), commit.bytes()));
    commit
        .header()
        .command()
        .ifPresent(id ->
            tenure
                .checkpoints()
                .add(new AnswerRow(game.id, id, new Answer.Applied(accepted.seq()))));
    OptionalLong back = Rewinding.target(commit, tenure.lines());
    game.append(commit, accepted, back);
    if (superseded) {
      game.decideAgain();
    }
    if (game.stopped.isPresent() || game.position.isEmpty()) {
      return;
    }
    if (own.isPresent()) {
      game.position = own.get().after();
      settled(game);
    } else if (back.isPresent()) {
      game.position = Optional.empty();
    } else {
      game.position =
          Optional.of(
              tenure
                  .folding()
                  .fold(game.position.get(), commit.header().stamp(), tenure.lines().read(commit)));
    }
    game.position.ifPresent(position -> folded(game, position));
  }

  private void folded(HostedGame<S, T> game, Position<S, T> position) {
    if (!position.table().kernel().debtor().equals(game.chain.next())) {
      stop(
          game,
          "commit %d names %s to be next, but its events leave %s"
              .formatted(game.chain.seq(), game.chain.next(), position.table().kernel().debtor()));
    } else if (game.chain.seq() - game.snapshotAt >= tenure.limits().snapshotEvery()) {
      snapshot(game);
    }
  }

  /** Keeps the state as it is. */
  void snapshot(HostedGame<S, T> game) {
    game.snapshotAt = game.chain.seq();
    byte[] state = tenure.hosted().snapshots().write(game.position.orElseThrow());
    tenure.checkpoints().add(new SnapshotRow(game.id, game.snapshotAt, state));
  }

  private void hear(HostedGame<S, T> game, String key, RefusedCommand refused, Claims claims) {
    // Whether it is the first answer is known with the others; all else is known now.
    if (new Answers().hear(refused, key, claims)) {
      tally = tally.plusRefused();
      tenure
          .checkpoints()
          .add(new AnswerRow(game.id, refused.command(), new Answer.Refused(refused.refused())));
      game.hear(answers -> answers.hear(refused, key, claims));
    }
    if (game.inFlight.filter(flight -> flight.is(refused)).isPresent()) {
      settled(game);
    }
  }

  private void settled(HostedGame<S, T> game) {
    game.inFlight
        .flatMap(InFlight::pending)
        .ifPresent(pending -> tenure.undone().done(pending.offset()));
    game.inFlight = Optional.empty();
    game.recalled = Optional.empty();
  }

  // ---- from the rows ----

  /** Brings a game into memory. */
  void restore(HostedGame<S, T> game) {
    if (game.restoring.isEmpty() && game.rebuilding.isEmpty() && game.stopped.isEmpty()) {
      // A game whose answers are known was rewound under our hands: its rows up to there will do,
      // unless what came since has gone into the rows too.
      long from =
          game.rewind
              .filter(rewind -> game.answers.isPresent() && game.recent.containsKey(rewind.seq()))
              .map(GameRow.Rewind::toSeq)
              .orElse(Long.MAX_VALUE);
      begin(game, new Restoring<>(Long.MAX_VALUE, from, tenure.lines(), tenure.folding()));
    }
  }

  /** Brings back what a rewind goes back to. */
  void recall(HostedGame<S, T> game, long toSeq) {
    game.recalled = Optional.of(new Recalled<>(toSeq, Optional.empty()));
    begin(game, new Restoring<>(toSeq, toSeq, tenure.lines(), tenure.folding()));
  }

  private void begin(HostedGame<S, T> game, Restoring<S, T> restoring) {
    game.restoring = Optional.of(restoring);
    tenure.outbox().add(new HostEffect.Load(game.id, restoring.asked()));
  }

  void loaded(HostedGame<S, T> game, long toSeq, StoredGame stored, long next) {
    if (game.rebuilding.isPresent()) {
      rebuilt(game, stored, next);
      return;
    }
    if (game.restoring.isEmpty() || game.restoring.get().asked() != toSeq) {
      return;
    }
    Restoring<S, T> restoring = game.restoring.get();
    try {
      restoring.take(stored, tenure.hosted().snapshots());
      game.answersKnown(new Answers(stored.answers()));
      go(game, restoring, next);
    } catch (UnreadableException unreadable) {
      stop(game, String.valueOf(unreadable.getMessage()));
    }
  }

  private void go(HostedGame<S, T> game, Restoring<S, T> restoring, long next) {
    switch (restoring.progress(game.chain.seq(), game.recent)) {
      case Progress.Needs<S, T> needs ->
          tenure.outbox().add(new HostEffect.Load(game.id, needs.toSeq()));
      case Progress.Broken<S, T> broken -> rebuild(game, broken.reason(), next);
      case Progress.Restored<S, T> restored -> {
        game.restoring = Optional.empty();
        game.saved(game.savedSeq);
        if (restoring.target() == Long.MAX_VALUE) {
          game.snapshotAt = restoring.begun();
          game.position = Optional.of(restored.position());
          // What came while it was cold is in the rows, but nobody could tell of it.
          tenure.checkpoints().touch(game.id);
          folded(game, restored.position());
        } else {
          game.recalled =
              Optional.of(new Recalled<>(restoring.target(), Optional.of(restored.position())));
        }
      }
    }
  }

  // ---- from the log's beginning ----

  private void rebuild(HostedGame<S, T> game, String reason, long next) {
    if (game.rebuilt) {
      stop(game, "read again from the log, and still: " + reason);
      return;
    }
    game.rebuilt = true;
    game.decideAgain();
    game.position = Optional.empty();
    game.restoring = Optional.empty();
    game.rebuilding = Optional.of(new ArrayList<>());
    tenure.outbox().add(new HostEffect.Rebuild(game.id, next, reason));
  }

  private void rebuilt(HostedGame<S, T> game, StoredGame found, long next) {
    List<Late> late = game.rebuilding.orElseThrow();
    game.rebuilding = Optional.empty();
    game.chain = Chain.EMPTY;
    game.recent.clear();
    // The rows did not hold what they should: nobody knows what they have until it is written anew.
    game.savedSeq = 0;
    game.rewind = Optional.empty();
    game.answersKnown(new Answers(found.answers()));
    try {
      for (CommitRow row : found.commits()) {
        Commit commit = (Commit) ChronicleRecord.read(row.bytes());
        if (game.chain.follow(commit.header(), commit.hash())
            instanceof Verdict.Accepted accepted) {
          append(game, commit, accepted.chain());
        }
      }
      Restoring<S, T> restoring =
          new Restoring<>(Long.MAX_VALUE, Long.MAX_VALUE, tenure.lines(), tenure.folding());
      go(game, restoring, next);
    } catch (UnreadableException unreadable) {
      stop(game, String.valueOf(unreadable.getMessage()));
    }
    late.forEach(l -> read(game, l.key(), l.read(), l.claims(), next));
  }

  /** The game goes no further in this host. */
  void stop(HostedGame<S, T> game, String reason) {
    game.stopped = Optional.of(reason);
    game.decideAgain();
    game.sleep(Optional.of(Instant.EPOCH));
    game.restoring = Optional.empty();
    tenure.outbox().add(new HostEffect.GameStopped(game.id, reason));
  }
}
