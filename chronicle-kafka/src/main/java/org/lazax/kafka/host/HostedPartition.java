package org.lazax.kafka.host;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.common.header.Header;
import org.jboss.logging.Logger;
import org.lazax.chronicle.acceptance.Partition;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.decider.SharedState;
import org.lazax.chronicle.host.CheckpointBatch;
import org.lazax.chronicle.host.HostCounts;
import org.lazax.chronicle.host.HostEffect;
import org.lazax.chronicle.host.Limits;
import org.lazax.chronicle.host.PartitionCheckpoint;
import org.lazax.chronicle.host.PartitionHost;
import org.lazax.chronicle.host.Query;
import org.lazax.chronicle.host.StoredGame;
import org.lazax.chronicle.transport.QueryCodec;
import org.lazax.chronicle.transport.Topics;
import org.lazax.kafka.ServiceBinding;
import org.lazax.kafka.seed.PlatformSeeds;
import org.lazax.kafka.store.Checkpoint;
import org.lazax.kafka.store.CheckpointStore;
import org.lazax.kafka.store.ViewRow;
import org.lazax.log.CloudEvents;
import org.lazax.log.LogScan;

/**
 * One partition's host, wired to the world: what Kafka, PostgreSQL and the clock bring goes in,
 * what the host wants done is done. Decides nothing itself. Confined to the host's thread.
 */
final class HostedPartition<S, T extends SharedState<T>> {
  private static final Logger LOG = Logger.getLogger(HostedPartition.class);
  private static final Duration PAUSE = Duration.ofMillis(200);
  private static final Duration TICK = Duration.ofMillis(100);

  /** What a partition asks of the consumer that reads it. */
  interface Ports {
    /** This host is finished; whoever still has the partition begins anew. */
    void dropped(int partition);

    void commandsDone(int partition, long offset);

    /** What came as a command and is none. */
    void deadLetter(int partition, HostEffect.DeadLetter letter);
  }

  private final ServiceBinding<S, T> service;
  private final Partition partition;
  private final PlatformSeeds seeds;
  private final CheckpointStore store;
  private final CheckpointWriter checkpoints;
  private final LogProducer outbox;
  private final HostThread thread;
  private final LogScan scans;
  private final HostMeters meters;
  private final Ports ports;
  private final ReplyProducer replies;
  private final PartitionHost<S, T> host;
  private final Traces traces = new Traces();
  private final long readyAt;
  private HostCounts counted = HostCounts.NOTHING;
  private volatile long nextOffset;
  private volatile boolean stopped;

  HostedPartition(
      ServiceBinding<S, T> service,
      Partition partition,
      Limits limits,
      String instance,
      PartitionCheckpoint checkpoint,
      long logEnd,
      PlatformSeeds seeds,
      CheckpointStore store,
      CheckpointWriter checkpoints,
      LogProducer outbox,
      HostThread thread,
      LogScan scans,
      HostMeters meters,
      Ports ports) {
    this.service = service;
    this.partition = partition;
    this.store = store;
    this.checkpoints = checkpoints;
    this.outbox = outbox;
    this.thread = thread;
    this.scans = scans;
    this.meters = meters;
    this.ports = ports;
    this.replies = new ReplyProducer(service.decider(), outbox, partition.number());
    this.nextOffset = checkpoint.fence().offset();
    this.readyAt = logEnd;
    this.seeds = seeds;
    this.host = new PartitionHost<>(service.hosted(seeds), partition, limits, instance, checkpoint);
  }

  void start() {
    perform(host.claim());
    tick();
  }

  /** The partition is somebody else's now. */
  void stop() {
    stopped = true;
    host.revoked();
    count(host.counts().holding(0));
  }

  /** Whether the log has been read up to where it ended when the partition was assigned. */
  boolean isReady() {
    return !stopped && nextOffset >= readyAt;
  }

  /** Records polled before the consumer was set back to the checkpoint are not the next ones. */
  void chronicle(ConsumerRecord<String, byte[]> entry) {
    if (stopped || entry.offset() != nextOffset) {
      return;
    }
    nextOffset = entry.offset() + 1;
    perform(host.read(entry.offset(), entry.key(), entry.value(), Instant.now()));
  }

  void command(ConsumerRecord<String, byte[]> entry) {
    if (stopped) {
      return;
    }
    Instant now = Instant.now();
    traces.heard(entry.headers());
    boolean asked =
        CloudEvents.type(entry.headers()).filter(CloudEvents.QUESTION::equals).isPresent();
    Optional<Query> question = asked ? QueryCodec.read(entry.value()) : Optional.empty();
    perform(
        question
            .map(q -> host.queried(entry.offset(), q, now))
            .orElseGet(() -> host.commanded(entry.offset(), entry.key(), entry.value(), now)));
  }

  /** The machine wants to be told of time also while nothing else happens. */
  private void tick() {
    thread.runAfter(
        TICK,
        () -> {
          if (!stopped) {
            perform(host.tick(Instant.now()));
            count(host.counts());
            tick();
          }
        });
  }

  private void count(HostCounts now) {
    meters.counted(counted, now);
    counted = now;
  }

  private void input(Supplier<List<HostEffect>> input) {
    thread.run(() -> {
      if (!stopped) {
        perform(input.get());
      }
    });
  }

  private void perform(List<HostEffect> effects) {
    for (HostEffect effect : effects) {
      switch (effect) {
        case HostEffect.Append append -> append(append);
        case HostEffect.Save save -> save(save.batch());
        case HostEffect.Load load -> load(load);
        case HostEffect.Rebuild rebuild -> rebuild(rebuild);
        case HostEffect.Open open -> open(open.game());
        case HostEffect.Reply reply -> replies.answer(reply);
        case HostEffect.Repeat repeat -> replies.repeat(repeat);
        case HostEffect.TurnedAway turned -> replies.turnedAway(turned);
        case HostEffect.CommandsDone done -> ports.commandsDone(partition.number(), done.offset());
        case HostEffect.DeadLetter letter -> ports.deadLetter(partition.number(), letter);
        case HostEffect.Failed failed -> failed(failed);
        case HostEffect.GameStopped halted -> gameStopped(halted);
        case HostEffect.Ended dropped -> drop(dropped.reason());
      }
    }
  }

  private void failed(HostEffect.Failed failed) {
    meters.rulesFailed();
    LogFields.about(
        failed.game(),
        host.seq(failed.game()),
        traces.id(failed.command()),
        () ->
            LOG.errorf(
                failed.cause(),
                "game %s: the rules failed on %s",
                failed.game(),
                failed.command()));
  }

  private void gameStopped(HostEffect.GameStopped halted) {
    meters.gameStopped();
    about(halted.game(), () -> LOG.errorf("game %s stops: %s", halted.game(), halted.reason()));
  }

  private void about(GameId game, Runnable lines) {
    LogFields.about(game, host.seq(game), Optional.empty(), lines);
  }

  private void drop(String reason) {
    LOG.infof("partition %s is given up: %s", partition, reason);
    stop();
    ports.dropped(partition.number());
  }

  private void append(HostEffect.Append append) {
    outbox.send(
        Topics.CHRONICLE,
        partition.number(),
        append.key(),
        append.value(),
        headers(append),
        arrived -> {
          if (arrived) {
            meters.appended();
            input(() -> host.appended(append.ticket()));
          } else {
            thread.runAfter(PAUSE, () -> input(() -> host.appendFailed(append.ticket())));
          }
        });
  }

  /** A record that answers a command goes on with its trace. */
  private List<Header> headers(HostEffect.Append append) {
    List<Header> headers =
        CloudEvents.headers(
            Long.toString(append.ticket()), service.service().wireName(), "lazax.chronicle.v1");
    return append
        .command()
        .flatMap(traces::parent)
        .map(parent -> CloudEvents.traced(headers, parent))
        .orElse(headers);
  }

  private void save(CheckpointBatch batch) {
    checkpoints.bring(
        new Checkpoint(partition.number(), batch, views(batch)),
        new CheckpointWriter.Told() {
          @Override
          public void written() {
            input(() -> host.saved(batch.number()));
          }

          @Override
          public void fenced() {
            input(host::fenced);
          }

          @Override
          public void failed(Throwable why) {
            LOG.warnf("partition %s: checkpoint waits: %s", partition, why.getMessage());
            thread.runAfter(PAUSE, () -> input(() -> host.saveFailed(batch.number())));
          }
        });
  }

  private List<ViewRow> views(CheckpointBatch batch) {
    return batch.games().stream()
        .flatMap(row -> host.position(row.game()).stream().map(at -> view(row, at)))
        .toList();
  }

  private ViewRow view(
      org.lazax.chronicle.host.GameRow row, org.lazax.chronicle.decider.Position<S, T> position) {
    try {
      return new ViewRow(
          row.game(),
          position.head().seq(),
          position.table().summary(),
          service.decider().wire().json().writeValueAsBytes(service.views().told(position)));
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("a view that is no JSON: " + row.game(), e);
    }
  }

  private void load(HostEffect.Load load) {
    store
        .load(load.game(), load.toSeq())
        .subscribe()
        .with(
            stored -> input(() -> host.loaded(load.game(), load.toSeq(), stored, Instant.now())),
            failure -> {
              String reason = failure.getMessage();
              thread.runAfter(
                  PAUSE,
                  () -> {
                    about(
                        load.game(),
                        () -> LOG.warnf("game %s waits for its rows: %s", load.game(), reason));
                    input(() -> host.loadFailed(load.game(), load.toSeq()));
                  });
            });
  }

  /** Rare and slow, so beside the host's thread. */
  private void rebuild(HostEffect.Rebuild rebuild) {
    about(
        rebuild.game(),
        () ->
            LOG.warnf("game %s is read again from the log: %s", rebuild.game(), rebuild.reason()));
    Thread.ofVirtual()
        .name("rebuild-" + rebuild.game())
        .start(() -> {
          StoredGame found = scans.scan(partition, rebuild.game(), rebuild.beforeOffset());
          input(() -> host.loaded(rebuild.game(), Long.MAX_VALUE, found, Instant.now()));
        });
  }

  private void open(GameId game) {
    perform(host.opened(game, seeds.opening(game), Instant.now()));
  }
}
