package org.lazax.kafka.host;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.common.errors.RecordTooLargeException;
import org.jboss.logging.Logger;
import org.lazax.chronicle.acceptance.Partition;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.decider.SharedState;
import org.lazax.chronicle.host.CheckpointBatch;
import org.lazax.chronicle.host.Failures;
import org.lazax.chronicle.host.GameRow;
import org.lazax.chronicle.host.HostEffect;
import org.lazax.chronicle.host.PartitionCheckpoint;
import org.lazax.chronicle.host.PartitionHost;
import org.lazax.chronicle.host.Query;
import org.lazax.chronicle.transport.Reply;
import org.lazax.kafka.Asked;
import org.lazax.kafka.ServiceBinding;
import org.lazax.kafka.reads.GameAnswer;
import org.lazax.kafka.seed.PlatformSeeds;
import org.lazax.kafka.store.Checkpoint;
import org.lazax.kafka.store.CheckpointStore;
import org.lazax.kafka.store.ServicePartition;
import org.lazax.kafka.store.SummaryRow;
import org.lazax.log.RecordValue;

/**
 * The driver of one service's host in one partition. It passes inputs from Kafka, PostgreSQL and
 * the clock to the host and carries out the host's effects. For the host's thread only.
 */
final class HostedPartition<S, T extends SharedState<T>> {
  private static final Logger LOG = Logger.getLogger(HostedPartition.class);
  private static final Duration RETRY_DELAY = Duration.ofMillis(200);

  /** What a partition asks of the Kafka consumer. */
  interface ConsumerActions {
    /** The host has ended. If the partition is still assigned, it gets a new host. */
    void ended(ServicePartition id);

    /** The partition of the chronicle is to be read again from {@link #nextOffset} on. */
    void readAgain(ServicePartition id);

    /** All commands before this offset are answered. */
    void commandsDone(ServicePartition id, long offset);

    /** A record of the command topic is no command. */
    void deadLetter(ServicePartition id, HostEffect.DeadLetter letter);
  }

  private final ServiceBinding<S, T> service;
  private final Partition partition;
  private final ServicePartition id;
  private final PlatformSeeds seeds;
  private final CheckpointStore store;
  private final CheckpointWriter checkpoints;
  private final LogProducer producer;
  private final HostInputs inputs;
  private final Rebuilds rebuilds;
  private final ConsumerActions consumer;
  private final ReplyProducer replies;
  private final PartitionHost<S, T> host;
  private final Traces traces = new Traces();
  private final ViewRequests<S, T> views;
  private final HostReports reports;
  private final CommandIntake commands;
  private final ChroniclePlace place;
  private Instant nextTelling = Instant.EPOCH;
  private volatile boolean stopped;

  /**
   * @param readyOffset the end of the chronicle when the partition was assigned
   * @param commandsEnd the end of the commands then
   */
  HostedPartition(
      ServiceBinding<S, T> service,
      Partition partition,
      HostResources resources,
      PartitionCheckpoint checkpoint,
      long readyOffset,
      long commandsEnd,
      ConsumerActions consumer) {
    this.service = service;
    this.partition = partition;
    this.id = new ServicePartition(service.service(), partition.number());
    this.store = resources.store();
    this.checkpoints = resources.checkpoints();
    this.producer = resources.producer();
    this.inputs = resources.inputs();
    this.rebuilds = new Rebuilds(resources.scan(), service.realm(), partition);
    this.consumer = consumer;
    this.replies = new ReplyProducer(service.decider(), producer, partition.number());
    this.seeds = resources.seeds();
    this.views = new ViewRequests<>(service);
    this.host =
        new PartitionHost<>(
            service.hosted(seeds), partition, resources.limits(), resources.instance(), checkpoint);
    this.reports = new HostReports(id, resources.meters(), traces, host::seq);
    this.commands = new CommandIntake(host, traces, reports, resources.limits(), commandsEnd);
    this.place = new ChroniclePlace(reports, checkpoint.fence().offset(), readyOffset);
  }

  void start() {
    guard(() -> carryOut(host.claim()));
  }

  /** Stops, because the partition was revoked or the host has ended. */
  void stop() {
    stopped = true;
    host.revoked();
    views.endAll();
    reports.count(host.counts().holding(0));
  }

  ServicePartition id() {
    return id;
  }

  /** Whether it has caught up, so that it turns commands away if it must. */
  boolean isDeciding() {
    return host.isDeciding();
  }

  /** Offset of the next record of the chronicle that it must read. */
  long nextOffset() {
    return place.next();
  }

  /** Whether the log was read up to its end at the time of the assignment. */
  boolean isReady() {
    return !stopped && place.isReady();
  }

  void readChronicle(ConsumerRecord<String, byte[]> record) {
    if (!stopped) {
      guard(() -> {
        if (goOn(place.polled(record))) {
          carryOut(host.read(record.offset(), record.key(), RecordValue.of(record), Instant.now()));
        }
      });
    }
  }

  /** Learns that this poll has brought all records of the chronicle before an offset. */
  void readUpTo(long offset) {
    if (!stopped) {
      guard(() -> goOn(place.polledUpTo(offset)));
    }
  }

  /** Whether a record is to be read now. */
  private boolean goOn(ChroniclePlace.Step step) {
    switch (step) {
      case READ, PASS -> {}
      case READ_AGAIN -> consumer.readAgain(id);
      case MISSING -> end("records of the log are missing");
    }
    return step == ChroniclePlace.Step.READ;
  }

  void readCommand(ConsumerRecord<String, byte[]> record) {
    take(() -> commands.read(record));
  }

  /** Learns that this poll has brought all commands before an offset. */
  void readCommandsUpTo(long offset) {
    take(() -> commands.readUpTo(offset));
  }

  /**
   * Asks about a game in memory, once it has reached this commit.
   *
   * @return completes with a way to make the answer, on any thread; with empty if the game is not
   *     in memory here or does not get there in time
   */
  CompletableFuture<Optional<Supplier<GameAnswer>>> view(GameId game, Asked asked, long atLeast) {
    if (stopped || host.position(game).isEmpty()) {
      return CompletableFuture.completedFuture(Optional.empty());
    }
    ViewRequests.Request request = views.add(game, asked, atLeast);
    guard(() -> carryOut(host.asked(request.query(), Instant.now())));
    return request.view();
  }

  /** Tells the host the time. */
  void tick(Instant now) {
    if (!stopped) {
      guard(() -> {
        carryOut(host.tick(now));
        if (!now.isBefore(nextTelling)) {
          nextTelling = now.plus(Reply.Stopped.INTERVAL);
          host.stopped().forEach(replies::stopped);
        }
        reports.count(host.counts());
      });
    }
  }

  /** The games that have stopped. */
  List<HostEffect.GameStopped> stoppedGames() {
    return stopped ? List.of() : host.stopped();
  }

  /** Starts a game that has stopped again. */
  void startAgain(GameId game) {
    take(() -> host.startAgain(game));
  }

  /** Stops a game, because something that this driver does for it has failed. */
  void failed(GameId game, Throwable failure) {
    take(() -> host.failed(game, failure, Instant.now()));
  }

  private void input(Supplier<List<HostEffect>> input) {
    inputs.add(() -> take(input));
  }

  /** Takes an input for which players wait. */
  private void urgentInput(Supplier<List<HostEffect>> input) {
    inputs.addUrgent(() -> take(input));
  }

  private void inputAfterDelay(Supplier<List<HostEffect>> input) {
    inputs.addAfter(RETRY_DELAY, () -> take(input));
  }

  private void take(Supplier<List<HostEffect>> input) {
    if (!stopped) {
      guard(() -> carryOut(input.get()));
    }
  }

  private void carryOut(List<HostEffect> effects) {
    for (HostEffect effect : effects) {
      switch (effect) {
        case HostEffect.Append append -> append(append);
        case HostEffect.Save save -> save(save.batch());
        case HostEffect.Load load -> contain(load.game(), () -> load(load));
        case HostEffect.Rebuild rebuild -> contain(rebuild.game(), () -> rebuild(rebuild));
        case HostEffect.Open open -> contain(open.game(), () -> open(open.game()));
        case HostEffect.Reply reply when reply.query() instanceof Query.State query ->
            views.answer(query, host.position(query.game()));
        case HostEffect.Reply reply -> replies.reply(reply);
        case HostEffect.Repeat repeat -> replies.repeat(repeat);
        case HostEffect.TurnedAway turned -> replies.turnedAway(turned);
        case HostEffect.CommandsDone done -> consumer.commandsDone(id, done.offset());
        case HostEffect.DeadLetter letter -> consumer.deadLetter(id, letter);
        case HostEffect.Expired expired -> reports.expired(expired.offset());
        case HostEffect.Failed failed -> reports.failed(failed);
        case HostEffect.GameStopped stop -> {
          reports.gameStopped(stop);
          replies.stopped(stop);
        }
        case HostEffect.Ended ended -> end(ended.reason());
      }
    }
  }

  /** Does something for a game. A failure stops this game and nothing else. */
  private void contain(GameId game, Runnable work) {
    try {
      work.run();
    } catch (Throwable failure) {
      Failures.throwIfOfProcess(failure);
      failed(game, failure);
    }
  }

  /**
   * Does something for the whole partition. A failure ends this host and nothing else. A new one
   * reads on from the checkpoint and from the first command that has no answer.
   */
  private void guard(Runnable work) {
    try {
      work.run();
    } catch (Throwable failure) {
      Failures.throwIfOfProcess(failure);
      reports.hostFailed(failure);
      end("it has failed");
    }
  }

  /** Ends this host. If the partition is still assigned, it gets a new one. */
  void end(String reason) {
    LOG.infof("the host of %s has ended: %s", id, reason);
    stop();
    consumer.ended(id);
  }

  private void append(HostEffect.Append append) {
    producer.send(
        service.realm().topic(),
        partition.number(),
        append.key(),
        append.value(),
        traces.headers(append, service.service()),
        done ->
            done.ifPresentOrElse(
                failure -> notAppended(append, failure),
                () -> {
                  reports.appended();
                  input(() -> host.appended(append.ticket()));
                }));
  }

  /** A record that no broker takes stops its game. Others are sent again. */
  private void notAppended(HostEffect.Append append, Exception failure) {
    reports.notAppended(append.key(), failure);
    if (failure instanceof RecordTooLargeException) {
      input(() -> host.appendRejected(append.ticket(), failure, Instant.now()));
    } else {
      inputAfterDelay(() -> host.appendFailed(append.ticket()));
    }
  }

  private void save(CheckpointBatch batch) {
    checkpoints.enqueue(
        new Checkpoint(id, batch, summaries(batch)),
        new CheckpointWriter.Callback() {
          @Override
          public void written() {
            input(() -> host.saved(batch.number()));
          }

          @Override
          public void fenced() {
            input(host::fenced);
          }

          @Override
          public void failed(Throwable failure) {
            LOG.warnf("%s: the checkpoint waits for the database: %s", id, failure.getMessage());
            inputAfterDelay(() -> host.saveFailed(batch.number()));
          }
        });
  }

  private List<SummaryRow> summaries(CheckpointBatch batch) {
    return batch.games().stream()
        .map(GameRow::game)
        .flatMap(game -> summary(game).stream())
        .toList();
  }

  private Optional<SummaryRow> summary(GameId game) {
    List<SummaryRow> rows = new ArrayList<>();
    contain(
        game,
        () ->
            host.position(game)
                .ifPresent(at ->
                    rows.add(
                        new SummaryRow(
                            service.realm(), game, at.head().seq(), at.table().summary()))));
    return rows.stream().findFirst();
  }

  private void load(HostEffect.Load load) {
    store
        .load(service.service(), load.game(), load.toSeq())
        .subscribe()
        .with(
            stored ->
                urgentInput(() -> host.loaded(load.game(), load.toSeq(), stored, Instant.now())),
            failure -> {
              inputAfterDelay(() -> {
                reports.waits(load.game(), failure);
                return host.loadFailed(load.game(), load.toSeq());
              });
            });
  }

  private void rebuild(HostEffect.Rebuild rebuild) {
    reports.rebuilt(rebuild);
    GameId game = rebuild.game();
    rebuilds.start(
        rebuild,
        found -> urgentInput(() -> host.loaded(game, Long.MAX_VALUE, found, Instant.now())),
        failure -> urgentInput(() -> host.failed(game, failure, Instant.now())));
  }

  private void open(GameId game) {
    carryOut(host.opened(game, seeds.opening(game), Instant.now()));
  }
}
