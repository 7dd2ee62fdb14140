package org.lazax.chronicle.host;

import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
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
import org.lazax.chronicle.host.HostedGame.Asked;
import org.lazax.chronicle.kernel.KernelEvent.ChronicleOpened;

/**
 * One service in one partition, under one claim, from its assignment to its end.
 *
 * <p>A deterministic machine: every method is something that happened and returns what is to be
 * done, in order. Whoever drives it calls it from one thread at a time, reads the chronicle from
 * the checkpoint's offset record by record, and tells chronicle records before commands wherever
 * both are at hand. {@code now} is the clock of the driver; it may jump.
 *
 * <p>It decides nothing before it has read its own claim back, one thing a game at a time, and what
 * is owed before what is commanded. A later claim of its service, or a checkpoint over its own,
 * ends it: {@link HostEffect.Dropped}. A host that has ended returns no more effects.
 */
public final class PartitionHost<S, T extends SharedState<T>> {
  private enum Phase {
    CLAIMING,
    DECIDING,
    ENDED
  }

  private final String instance;
  private final PartitionContext<S, T> tenure;
  private final GameReader<S, T> reader;
  private final GameWork<S, T> work;
  private final Map<GameId, HostedGame<S, T>> games = new HashMap<>();
  private final Alarms alarms = new Alarms();
  private final long claimTicket;
  private Claims claims;
  private long next;
  private Instant nextEviction = Instant.EPOCH;
  private Phase phase = Phase.CLAIMING;

  /**
   * Begins when the partition is assigned and its row is taken over.
   *
   * @param instance who runs this, for whoever reads the log
   */
  public PartitionHost(
      HostedService<S, T> service,
      Partition partition,
      Limits limits,
      String instance,
      PartitionCheckpoint checkpoint) {
    this.instance = instance;
    this.tenure = PartitionContext.begin(service, checkpoint.fence(), limits);
    this.reader = new GameReader<>(tenure);
    this.work = new GameWork<>(tenure, reader);
    this.claims = new Claims(partition, checkpoint.claims());
    this.next = checkpoint.fence().offset();
    this.claimTicket = tenure.outbox().newTicket();
    checkpoint.games().forEach(row -> games.put(row.game(), HostedGame.asleep(row)));
  }

  /** The first to be called: claims the partition. */
  public List<HostEffect> claim() {
    Claim claim = new Claim(tenure.claim(), tenure.service(), instance);
    String key = tenure.service().wireName();
    tenure.outbox().add(new HostEffect.Append(claimTicket, key, claim.bytes(), Optional.empty()));
    return done();
  }

  /** The next record of the chronicle; one read already changes nothing. */
  public List<HostEffect> read(long offset, String key, byte[] value, Instant now) {
    if (phase == Phase.ENDED || offset < next) {
      return done();
    }
    next = offset + 1;
    ChronicleRecord read = ChronicleRecord.read(value);
    switch (read) {
      case Claim claim -> claimed(claim, now);
      case Commit commit -> read(commit.header().game(), key, read, now);
      case RefusedCommand refused -> read(refused.game(), key, read, now);
      case UnreadableRecord _ -> {}
    }
    return done();
  }

  /** The next record of the service's command topic: a {@link CommandEnvelope}, or it is none. */
  public List<HostEffect> commanded(long offset, String key, byte[] value, Instant now) {
    if (phase == Phase.ENDED) {
      return done();
    }
    tenure.undone().read(offset);
    Optional<CommandEnvelope> envelope =
        CommandEnvelope.read(value).filter(e -> e.game().value().equals(key));
    envelope.ifPresentOrElse(
        read -> queue(new Pending(offset, read, now), now),
        () -> {
          tenure.outbox().add(new HostEffect.DeadLetter(offset, "no command of this game"));
          tenure.undone().done(offset);
        });
    return done();
  }

  /** The next record of the service's command topic is a question. */
  public List<HostEffect> asked(long offset, Query question, Instant now) {
    if (phase == Phase.ENDED) {
      return done();
    }
    tenure.undone().read(offset);
    tenure.undone().done(offset);
    HostedGame<S, T> game = game(question.game());
    game.questions.add(new Asked(question, now));
    goOn(game, now);
    return done();
  }

  /** Time has passed. To be called every 100 ms or so, also while nothing else happens. */
  public List<HostEffect> tick(Instant now) {
    if (phase == Phase.ENDED) {
      return done();
    }
    work.expire(now).forEach(game -> goOn(game, now));
    alarms.due(now).forEach(id -> goOn(game(id), now));
    games.values().stream()
        .filter(game -> !game.questions.isEmpty())
        .toList()
        .forEach(game -> goOn(game, now));
    evict(now);
    tenure
        .checkpoints()
        .due(next, claims, id -> row(game(id)), now)
        .ifPresent(batch -> tenure.outbox().add(new HostEffect.Save(batch)));
    return done();
  }

  /** The broker has this record. It is settled only when it is read. */
  public List<HostEffect> appended(long ticket) {
    work.appended(ticket);
    return done();
  }

  /** The broker may not have this record. */
  public List<HostEffect> failed(long ticket) {
    if (ticket == claimTicket && phase == Phase.CLAIMING) {
      return claim();
    }
    work.failed(ticket);
    return done();
  }

  /** The checkpoint is written. */
  public List<HostEffect> saved(long batch) {
    tenure
        .checkpoints()
        .saved(batch)
        .ifPresent(saved -> saved.commits().forEach(row -> game(row.game()).saved(row.seq())));
    return done();
  }

  /** The database is away, and the checkpoint is not written, or perhaps it is. */
  public List<HostEffect> unsaved(long batch) {
    tenure.checkpoints().unsaved(batch);
    return done();
  }

  /** The row held neither what this host expected nor what it meant to write. */
  public List<HostEffect> fenced() {
    end("another instance has written the checkpoint of this partition");
    return done();
  }

  /**
   * A game was read.
   *
   * @param toSeq as it was asked for; any where it was read from the log
   */
  public List<HostEffect> loaded(GameId id, long toSeq, StoredGame stored, Instant now) {
    if (phase != Phase.ENDED) {
      HostedGame<S, T> game = game(id);
      reader.loaded(game, toSeq, stored, next);
      goOn(game, now);
    }
    return done();
  }

  /** A game cannot be read for now. Those who wait for it are turned away; it is tried again. */
  public List<HostEffect> unloaded(GameId id, long toSeq) {
    HostedGame<S, T> game = game(id);
    if (phase == Phase.ENDED || game.restoring.filter(r -> r.asked() == toSeq).isEmpty()) {
      return done();
    }
    work.giveUp(game, TurnedAway.Reason.UNAVAILABLE);
    if (game.inMemory()) {
      // Only what a rewind goes back to was wanted, and nobody waits for it any more.
      game.restoring = Optional.empty();
      game.recalled = Optional.empty();
    } else {
      tenure.outbox().add(new HostEffect.Load(id, toSeq));
    }
    return done();
  }

  /** What a new game opens with. */
  public List<HostEffect> opening(GameId id, ChronicleOpened opened, Instant now) {
    HostedGame<S, T> game = game(id);
    game.opening = Optional.of(opened);
    goOn(game, now);
    return done();
  }

  /** The partition was taken away: nothing is to be done any more. */
  public void revoked() {
    phase = Phase.ENDED;
  }

  /** For whoever watches this host. */
  public HostCounts tally() {
    return reader.tally().holding(inMemory());
  }

  /** Number of a game's latest commit; 0 for a game it knows nothing of. */
  public long seq(GameId id) {
    return Optional.ofNullable(games.get(id)).map(game -> game.chain.seq()).orElse(0L);
  }

  /** A game in memory, as it is folded now; empty for all others. */
  public Optional<Position<S, T>> position(GameId id) {
    return Optional.ofNullable(games.get(id)).flatMap(game -> game.position);
  }

  private void claimed(Claim claim, Instant now) {
    claims = claims.with(claim);
    if (claim.by() != tenure.service()) {
      return;
    }
    if (claim.id().equals(tenure.claim())) {
      phase = Phase.DECIDING;
      games.values().forEach(game -> alarms.set(game.id, row(game).wakeAt()));
      games.values().stream()
          .filter(game -> !game.idle() || game.inMemory())
          .toList()
          .forEach(game -> goOn(game, now));
      alarms.due(now).forEach(id -> goOn(game(id), now));
    } else if (phase == Phase.DECIDING) {
      end(claim.instance() + " has claimed the partition");
    }
  }

  private void read(GameId id, String key, ChronicleRecord read, Instant now) {
    HostedGame<S, T> game = game(id);
    reader.read(game, key, read, claims, next);
    goOn(game, now);
  }

  private void queue(Pending pending, Instant now) {
    HostedGame<S, T> game = game(pending.envelope().game());
    if (game.stopped.isPresent()) {
      tenure.turnAway(pending, game, TurnedAway.Reason.STOPPED);
    } else if (game.queue.size() >= tenure.limits().mostQueued()) {
      tenure.turnAway(pending, game, TurnedAway.Reason.QUEUE_FULL);
    } else if (tenure.checkpoints().unsaved() >= tenure.limits().mostUnsaved()
        || (!game.inMemory() && inMemory() >= tenure.limits().mostGames())) {
      tenure.turnAway(pending, game, TurnedAway.Reason.UNAVAILABLE);
    } else {
      game.queue.addLast(pending);
      goOn(game, now);
    }
  }

  private void goOn(HostedGame<S, T> game, Instant now) {
    if (phase == Phase.DECIDING) {
      work.goOn(game, now);
      alarms.set(game.id, game.stopped.isPresent() ? Optional.empty() : row(game).wakeAt());
    }
  }

  private GameRow row(HostedGame<S, T> game) {
    Optional<Instant> wakeAt =
        game.position.isPresent()
            ? Deadlines.wakeAt(game.position.get().table(), game.rewind, tenure.service())
            : game.asleepUntil;
    return new GameRow(game.id, game.chain, game.rewind, game.automatic, wakeAt);
  }

  private HostedGame<S, T> game(GameId id) {
    return games.computeIfAbsent(id, _ -> HostedGame.unheardOf(id, tenure.folding().initial()));
  }

  private long inMemory() {
    return games.values().stream().filter(HostedGame::inMemory).count();
  }

  private void evict(Instant now) {
    if (now.isBefore(nextEviction)) {
      return;
    }
    nextEviction = now.plus(tenure.limits().idle().dividedBy(4));
    games.values().removeIf(game -> game.isNothing() && !tenure.checkpoints().hasUnsaved(game.id));
    for (HostedGame<S, T> game : games.values()) {
      boolean old = !now.isBefore(game.used.plus(tenure.limits().idle()));
      if (old && game.inMemory() && game.idle() && !tenure.checkpoints().hasUnsaved(game.id)) {
        if (game.snapshotAt < game.chain.seq()) {
          reader.snapshot(game);
        } else {
          game.sleep(row(game).wakeAt());
        }
      }
    }
  }

  private void end(String reason) {
    if (phase == Phase.ENDED) {
      return;
    }
    phase = Phase.ENDED;
    tenure.outbox().add(new HostEffect.Dropped(reason));
  }

  private List<HostEffect> done() {
    tenure
        .undone()
        .news()
        .ifPresent(offset -> tenure.outbox().add(new HostEffect.CommandsDone(offset)));
    List<HostEffect> effects = tenure.outbox().take();
    return phase == Phase.ENDED
        ? effects.stream().filter(HostEffect.Dropped.class::isInstance).toList()
        : effects;
  }
}
