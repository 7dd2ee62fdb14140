package org.lazax.chronicle.host;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.acceptance.Claims;
import org.lazax.chronicle.acceptance.Partition;
import org.lazax.chronicle.commit.ChronicleRecord;
import org.lazax.chronicle.commit.Claim;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.commit.RefusedCommand;
import org.lazax.chronicle.commit.UnreadableRecord;
import org.lazax.chronicle.decider.Position;
import org.lazax.chronicle.decider.SharedState;
import org.lazax.chronicle.host.HostEffect.TurnedAway;
import org.lazax.chronicle.host.HostedGame.PendingQuery;
import org.lazax.chronicle.kernel.KernelEvent.ChronicleOpened;

/**
 * One service in one partition, under one claim, from its assignment to its end.
 *
 * <p>It is deterministic: each method takes an input and returns the effects to carry out, in
 * order. The driver calls it from one thread at a time. It reads the chronicle record by record
 * from the checkpoint's offset, and passes available records of the chronicle before commands.
 * {@code now} is the driver's clock; it may jump.
 *
 * <p>It decides nothing before it has read its own claim back. In each game it decides one thing at
 * a time, and debts before commands. A command that is too old when it is read, or when it could be
 * decided, is passed over. No command is turned away before it decides, because the host before it
 * may still answer. A later claim of its service, or another host's checkpoint of the partition,
 * ends it with {@link HostEffect.Ended}. A host that has ended returns no more effects.
 */
public final class PartitionHost<S, T extends SharedState<T>> {
  private enum Phase {
    CLAIMING,
    DECIDING,
    ENDED
  }

  private final String instance;
  private final PartitionContext<S, T> context;
  private final GameReader<S, T> reader;
  private final GameWork<S, T> work;
  private final KnownGames<S, T> games;
  private final GameTurns<S, T> turns;
  private final LimitedMemory<S, T> limitedMemory;
  private final long claimTicket;
  private Claims claims;
  private long nextOffset;
  private Phase phase = Phase.CLAIMING;

  /**
   * Creates the host of an assigned partition.
   *
   * @param instance name of this instance, for people who read the log
   * @param checkpoint read after the offset row was written with the new claim
   */
  public PartitionHost(
      HostedService<S, T> service,
      Partition partition,
      Limits limits,
      String instance,
      PartitionCheckpoint checkpoint) {
    this.instance = instance;
    this.context = PartitionContext.begin(service, checkpoint.fence(), limits);
    this.reader = new GameReader<>(context);
    this.work = new GameWork<>(context, reader);
    this.turns = new GameTurns<>(context, reader, work);
    this.games = new KnownGames<>(context.folding(), checkpoint.games());
    this.limitedMemory = new LimitedMemory<>(context, reader, games, work::holdsEarly);
    this.claims = new Claims(partition, checkpoint.claims());
    this.nextOffset = checkpoint.fence().offset();
    this.claimTicket = context.effects().newTicket();
  }

  /** Claims the partition. This method must be called first. */
  public List<HostEffect> claim() {
    Claim claim = new Claim(context.claim(), context.service(), instance);
    String key = context.service().wireName();
    context.effects().add(new HostEffect.Append(claimTicket, key, claim.bytes(), Optional.empty()));
    return takeEffects();
  }

  /** Reads the next record of the chronicle. A record that was read already changes nothing. */
  public List<HostEffect> read(long offset, String key, byte[] value, Instant now) {
    if (phase == Phase.ENDED || offset < nextOffset) {
      return takeEffects();
    }
    nextOffset = offset + 1;
    ChronicleRecord read = ChronicleRecord.read(value);
    switch (read) {
      case Claim claim -> claimed(claim, now);
      case Commit commit -> read(commit.header().game(), key, read, now);
      case RefusedCommand refused -> read(refused.game(), key, read, now);
      case UnreadableRecord _ -> {}
    }
    return takeEffects();
  }

  /**
   * Takes the next record of the service's command topic. A value that is no {@link
   * CommandEnvelope} is a dead letter.
   *
   * @param sent the time of the record
   */
  public List<HostEffect> commanded(
      long offset, String key, byte[] value, Instant sent, Instant now) {
    if (phase == Phase.ENDED) {
      return takeEffects();
    }
    context.pendingOffsets().read(offset);
    if (context.limits().commandIsOver(sent, now)) {
      context.expire(offset);
      return takeEffects();
    }
    Optional<CommandEnvelope> envelope =
        CommandEnvelope.read(value).filter(e -> e.game().value().equals(key));
    envelope.ifPresentOrElse(
        read -> queue(new Pending(offset, value.length, read, sent, now), now),
        () -> {
          context.effects().add(new HostEffect.DeadLetter(offset, "no command of this game"));
          context.pendingOffsets().done(offset);
        });
    return takeEffects();
  }

  /**
   * Takes the next record of the service's command topic, which is a query. One that is too old is
   * passed over. The result is none while the instance has no memory left.
   *
   * @param sent the time of the record
   */
  public List<HostEffect> queried(long offset, Query question, Instant sent, Instant now) {
    context.pendingOffsets().passOver(offset);
    if (context.limits().queryIsOver(sent, now)
        || startsAgain(question)
        || (isDeciding() && limitedMemory.turnsAway(question))) {
      return takeEffects();
    }
    return asked(question, sent, now);
  }

  /** Takes the next record of the service's command topic, which needs no answer. */
  public List<HostEffect> passedOver(long offset) {
    context.pendingOffsets().passOver(offset);
    return takeEffects();
  }

  /** Takes a query of the service itself, which is no record. */
  public List<HostEffect> asked(Query question, Instant now) {
    return asked(question, now, now);
  }

  private List<HostEffect> asked(Query question, Instant sent, Instant now) {
    if (phase == Phase.ENDED) {
      return takeEffects();
    }
    HostedGame<S, T> game = games.get(question.game());
    game.queries.add(new PendingQuery(question, sent, now));
    run(game, now);
    return takeEffects();
  }

  /**
   * Tells the host the time. The driver must call it about every 100 ms, also when there are no
   * other inputs.
   */
  public List<HostEffect> tick(Instant now) {
    if (phase == Phase.ENDED) {
      return takeEffects();
    }
    work.expire(now).forEach(game -> run(game, now));
    turns.due(now).forEach(id -> run(games.get(id), now));
    for (HostedGame<S, T> game : games.active()) {
      if (!game.queries.isEmpty()) {
        work.expireQueries(game, now);
        run(game, now);
      }
    }
    limitedMemory.measure();
    limitedMemory.evict(now, game -> turns.row(game).wakeAt());
    context
        .checkpoints()
        .due(nextOffset, claims, id -> turns.row(games.get(id)), now)
        .ifPresent(batch -> context.effects().add(new HostEffect.Save(batch)));
    return takeEffects();
  }

  /** The broker has the record with this ticket. */
  public List<HostEffect> appended(long ticket) {
    work.appended(ticket);
    return takeEffects();
  }

  /** The broker may not have the record with this ticket. */
  public List<HostEffect> appendFailed(long ticket) {
    if (ticket == claimTicket && phase == Phase.CLAIMING) {
      return claim();
    }
    work.appendFailed(ticket);
    return takeEffects();
  }

  /** No broker takes the record with this ticket. Its game stops. */
  public List<HostEffect> appendRejected(long ticket, Throwable failure, Instant now) {
    work.rejected(ticket)
        .ifPresent(game -> {
          reader.failed(game, failure);
          run(game, now);
        });
    return takeEffects();
  }

  /** The checkpoint is saved. */
  public List<HostEffect> saved(long batch) {
    context
        .checkpoints()
        .saved(batch)
        .ifPresent(saved -> saved.commits().forEach(row -> games.get(row.game()).saved(row.seq())));
    return takeEffects();
  }

  /** The checkpoint could not be saved, or it is unknown whether it was. */
  public List<HostEffect> saveFailed(long batch) {
    context.checkpoints().unsaved(batch);
    return takeEffects();
  }

  /** The fence did not stand: another host has written the offset row. */
  public List<HostEffect> fenced() {
    end("another instance has written the checkpoint of this partition");
    return takeEffects();
  }

  /**
   * A game was loaded.
   *
   * @param toSeq as in the effect; ignored if the game was read from the log
   */
  public List<HostEffect> loaded(GameId id, long toSeq, StoredGame stored, Instant now) {
    if (phase != Phase.ENDED) {
      HostedGame<S, T> game = games.get(id);
      reader.loaded(game, toSeq, stored, nextOffset);
      run(game, now);
    }
    return takeEffects();
  }

  /**
   * A game could not be loaded. The commands that wait for it are turned away, and the host asks
   * again.
   */
  public List<HostEffect> loadFailed(GameId id, long toSeq) {
    if (phase != Phase.ENDED) {
      work.loadFailed(games.get(id), toSeq, isDeciding());
    }
    return takeEffects();
  }

  /**
   * A new game got its seed.
   *
   * @param opened the opening event
   */
  public List<HostEffect> opened(GameId id, ChronicleOpened opened, Instant now) {
    HostedGame<S, T> game = games.get(id);
    game.opening = Optional.of(opened);
    run(game, now);
    return takeEffects();
  }

  /** What the driver does for a game has failed. The game stops. */
  public List<HostEffect> failed(GameId id, Throwable failure, Instant now) {
    if (phase != Phase.ENDED) {
      HostedGame<S, T> game = games.get(id);
      reader.failed(game, failure);
      run(game, now);
    }
    return takeEffects();
  }

  /** The games that have stopped, each as it was told. */
  public List<HostEffect.GameStopped> stopped() {
    return games.active().stream().flatMap(game -> game.stopped.stream()).toList();
  }

  /** Reads a game from the log if it has stopped, and goes on with it. */
  public List<HostEffect> startAgain(GameId id) {
    startsStopped(id);
    return takeEffects();
  }

  /** Starts the game of this query again if it asks for that and the game has stopped. */
  private boolean startsAgain(Query question) {
    boolean starts = question instanceof Query.StartAgain && startsStopped(question.game());
    if (starts) {
      context.effects().add(new HostEffect.Reply(question, new QueryResult.Started(true)));
    }
    return starts;
  }

  private boolean startsStopped(GameId id) {
    Optional<HostedGame<S, T>> stopped =
        games.find(id).filter(game -> phase != Phase.ENDED && game.stopped.isPresent());
    stopped.ifPresent(game -> reader.startAgain(game, nextOffset));
    return stopped.isPresent();
  }

  /** The partition was revoked. The host ends. */
  public void revoked() {
    phase = Phase.ENDED;
    limitedMemory.release();
  }

  /** Whether it has read its claim, so that it can turn commands away. */
  public boolean isDeciding() {
    return phase == Phase.DECIDING;
  }

  /** What this host has read and holds, for metrics. */
  public HostCounts counts() {
    return reader.counts().holding(limitedMemory.games());
  }

  /** Number of a game's latest commit; 0 for an unknown game. */
  public long seq(GameId id) {
    return games.find(id).map(game -> game.chain.seq()).orElse(0L);
  }

  /** The current position of a game; empty if it is not in memory. */
  public Optional<Position<S, T>> position(GameId id) {
    return games.find(id).flatMap(game -> game.position);
  }

  private void claimed(Claim claim, Instant now) {
    claims = claims.with(claim);
    if (claim.by() != context.service()) {
      return;
    }
    if (claim.id().equals(context.claim())) {
      phase = Phase.DECIDING;
      turns.wake(games.all());
      games.active().forEach(game -> run(game, now));
      turns.due(now).forEach(id -> run(games.get(id), now));
    } else if (phase == Phase.DECIDING) {
      end(claim.instance() + " has claimed the partition");
    }
  }

  private void read(GameId id, String key, ChronicleRecord read, Instant now) {
    HostedGame<S, T> game = games.get(id);
    reader.read(game, key, read, claims, nextOffset);
    run(game, now);
  }

  private void queue(Pending pending, Instant now) {
    HostedGame<S, T> game = games.get(pending.envelope().game());
    Optional<TurnedAway.Reason> reason =
        isDeciding() ? limitedMemory.reasonToTurnAway(game) : Optional.empty();
    reason.ifPresentOrElse(
        why -> work.turnAway(game, pending, why),
        () -> {
          game.queue.addLast(pending);
          run(game, now);
        });
  }

  private void run(HostedGame<S, T> game, Instant now) {
    if (phase == Phase.DECIDING) {
      turns.run(game, now);
    }
  }

  private void end(String reason) {
    if (phase == Phase.ENDED) {
      return;
    }
    phase = Phase.ENDED;
    context.effects().add(new HostEffect.Ended(reason));
  }

  private List<HostEffect> takeEffects() {
    context
        .pendingOffsets()
        .newlyCommittable()
        .ifPresent(offset -> context.effects().add(new HostEffect.CommandsDone(offset)));
    List<HostEffect> effects = context.effects().drain();
    return phase == Phase.ENDED
        ? effects.stream().filter(HostEffect.Ended.class::isInstance).toList()
        : effects;
  }
}
