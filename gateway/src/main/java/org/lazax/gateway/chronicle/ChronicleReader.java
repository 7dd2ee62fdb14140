package org.lazax.gateway.chronicle;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.common.TopicPartition;
import org.jboss.logging.Logger;
import org.lazax.chronicle.acceptance.Partition;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.host.CheckpointBatch.CommitRow;
import org.lazax.chronicle.host.Failures;
import org.lazax.log.LogScan;
import org.lazax.log.RecordValue;
import org.lazax.log.rows.DatabaseRetry;
import org.lazax.log.vital.Heartbeat;

/**
 * Reads the whole chronicle. Every instance of the gateway reads all partitions, because each must
 * answer its own callers and feed its own followers. Listeners are called at once; the records are
 * saved afterwards.
 */
@ApplicationScoped
public class ChronicleReader {
  private static final Logger LOG = Logger.getLogger(ChronicleReader.class);

  private final ChronicleStore store;
  private final Games games;
  private final Saver saver;
  private final Listener listener;
  private final LogScan scan;
  private final Backlog backlog;
  private final Heartbeat heartbeat;
  private final Map<TopicPartition, PartitionReader> readers = new ConcurrentHashMap<>();

  /** How many partitions each topic has. */
  private volatile int count;

  ChronicleReader(
      ChronicleStore store,
      Games games,
      Saver saver,
      Listener listener,
      LogScan scan,
      Backlog backlog,
      Heartbeat heartbeat) {
    this.store = store;
    this.games = games;
    this.saver = saver;
    this.listener = listener;
    this.scan = scan;
    this.backlog = backlog;
    this.heartbeat = heartbeat;
  }

  /** Reads the next records of the chronicle, in the order of each partition. */
  void read(Iterable<ConsumerRecord<String, byte[]>> records) {
    ReadBatch batch = new ReadBatch();
    for (ConsumerRecord<String, byte[]> entry : records) {
      TopicPartition partition = new TopicPartition(entry.topic(), entry.partition());
      PartitionReader reader = readers.get(partition);
      if (reader != null) {
        synchronized (reader) {
          dispatch(partition, reader.read(entry.key(), RecordValue.of(entry)), entry, batch);
        }
        batch.setPosition(partition, entry.offset() + 1, reader.claims());
        backlog.reached(partition, entry.offset() + 1);
      }
    }
    saver.add(batch);
  }

  private void dispatch(
      TopicPartition partition,
      ReadResult result,
      ConsumerRecord<String, byte[]> entry,
      ReadBatch batch) {
    switch (result) {
      case ReadResult.Lost(GameId game, String reason) -> {
        LOG.warnf("game %s is read again from the log: %s", game, reason);
        Thread.ofVirtual().name("reread-" + game).start(() -> reread(partition, game, entry));
      }
      case ReadResult.Accepted happened -> {
        batch.addCommit(partition, happened);
        tell(() -> listener.accepted(happened.commit()));
      }
      case ReadResult.Refused(var refused) -> {
        batch.addRefusal(refused);
        tell(() -> listener.refused(refused));
      }
      case ReadResult.Stopped(String reason, Optional<Throwable> cause) ->
          cause.ifPresentOrElse(
              failure -> LOG.errorf(failure, "a game has stopped: %s", reason),
              () -> LOG.errorf("a game has stopped: %s", reason));
      case ReadResult.Ignored _ -> {}
    }
  }

  /** What a listener fails in is its own. */
  private static void tell(Runnable listener) {
    try {
      listener.run();
    } catch (Throwable failure) {
      Failures.throwIfOfProcess(failure);
      LOG.error("a listener failed", failure);
    }
  }

  /** Reads a game again from the log. This is rare and slow, so it has its own thread. */
  private void reread(TopicPartition partition, GameId game, ConsumerRecord<String, byte[]> lost) {
    PartitionReader reader = readers.get(partition);
    Function<PartitionReader, List<ReadResult>> results = found(partition, game, lost.offset() + 1);
    if (reader == null || reader != readers.get(partition)) {
      return;
    }
    ReadBatch batch = new ReadBatch();
    synchronized (reader) {
      results.apply(reader).forEach(result -> dispatch(partition, result, lost, batch));
      batch.setPosition(partition, lost.offset() + 1, reader.claims());
      saver.add(batch);
    }
  }

  /** How a reader goes on with a game, by what the log holds of it. */
  private Function<PartitionReader, List<ReadResult>> found(
      TopicPartition partition, GameId game, long beforeOffset) {
    try {
      List<CommitRow> commits =
          scan.repeated(
                  partition.topic(),
                  new Partition(partition.partition(), count),
                  game,
                  beforeOffset)
              .commits();
      return reader -> reader.reread(game, commits);
    } catch (Throwable failure) {
      Failures.throwIfOfProcess(failure);
      return reader -> List.of(reader.notReread(game, failure));
    }
  }

  /**
   * Begins to read: sets the consumer to the stored offsets of these partitions, which are all.
   * Waits while the database is not available.
   *
   * @param count how many partitions each topic has
   */
  void begin(Consumer<?, ?> consumer, List<TopicPartition> all, int count) {
    this.count = count;
    backlog.reset();
    Map<TopicPartition, Long> ends = consumer.endOffsets(all);
    for (TopicPartition topic : all) {
      ReadBatch.ReadPosition place = load(topic, new Partition(topic.partition(), count));
      readers.put(topic, new PartitionReader(games, place.claims()));
      consumer.seek(topic, place.nextOffset());
      backlog.add(topic, place.nextOffset(), ends.getOrDefault(topic, 0L));
    }
    backlog.complete();
    LOG.infof("reading %d partitions; %d games are known", all.size(), games.count());
  }

  /** Whether what is read can be kept until it is saved. Otherwise reading must wait. */
  boolean hasCapacity() {
    return saver.hasCapacity();
  }

  /** Number of partitions that are read. */
  int partitions() {
    return readers.size();
  }

  private ReadBatch.ReadPosition load(TopicPartition topic, Partition partition) {
    // The position first. Standings that are ahead of it are harmless; standings behind it would
    // look like lost data.
    return DatabaseRetry.forever(
            store
                .position(topic.topic(), partition)
                .call(() -> store.standings(topic.topic(), partition).invoke(games::putAll)),
            e -> {
              heartbeat.beat();
              LOG.warnf("the chronicle reader waits for the database: %s", e.getMessage());
            })
        .await()
        .indefinitely();
  }
}
