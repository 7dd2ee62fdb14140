package org.lazax.gateway.chronicle;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.common.TopicPartition;
import org.jboss.logging.Logger;
import org.lazax.chronicle.acceptance.Partition;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.host.CheckpointBatch.CommitRow;
import org.lazax.chronicle.host.Failures;
import org.lazax.log.LogBounds;
import org.lazax.log.LogScan;
import org.lazax.log.LostRecordsException;
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

  /** The partitions that are not read, because records of them are gone, with what is gone. */
  private final Map<TopicPartition, String> lost = new ConcurrentHashMap<>();

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
          dispatch(
              partition,
              reader.read(entry.offset(), entry.key(), RecordValue.of(entry)),
              entry,
              batch);
        }
        batch.setPosition(partition, reader.place());
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
      case ReadResult.Failed(String reason, Throwable cause) ->
          LOG.errorf(cause, "%s-%d: %s", entry.topic(), entry.partition(), reason);
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
  private void reread(TopicPartition partition, GameId game, ConsumerRecord<String, byte[]> last) {
    PartitionReader reader = readers.get(partition);
    Function<PartitionReader, List<ReadResult>> results = found(partition, game, last.offset() + 1);
    if (reader == null || reader != readers.get(partition)) {
      return;
    }
    ReadBatch batch = new ReadBatch();
    synchronized (reader) {
      results(reader, results, game).forEach(result -> dispatch(partition, result, last, batch));
      batch.setPosition(partition, reader.place());
      saver.add(batch);
    }
  }

  private static List<ReadResult> results(
      PartitionReader reader, Function<PartitionReader, List<ReadResult>> found, GameId game) {
    try {
      return found.apply(reader);
    } catch (Throwable failure) {
      Failures.throwIfOfProcess(failure);
      return List.of(reader.notReread(game, failure));
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
   * Begins to read: sets the consumer to the stored offsets of these partitions, which are all, or
   * to where it has read before. Waits while the database is not available. A partition is not read
   * if records are gone from it that were not read before.
   *
   * @param count how many partitions each topic has
   */
  void begin(Consumer<?, ?> consumer, List<TopicPartition> all, int count) {
    this.count = count;
    backlog.reset();
    LogBounds.of(consumer, all).values().forEach(bounds -> begin(consumer, bounds));
    backlog.complete();
    LOG.infof("reading %d partitions; %d games are known", readers.size(), games.count());
  }

  private void begin(Consumer<?, ?> consumer, LogBounds bounds) {
    TopicPartition topic = bounds.topic();
    PartitionReader reader = readers.computeIfAbsent(topic, this::newReader);
    long next = reader.place().nextOffset();
    try {
      bounds.requireFrom(next);
      lost.remove(topic);
      consumer.seek(topic, next);
      backlog.add(topic, next, bounds.end());
    } catch (LostRecordsException e) {
      lose(consumer, topic, String.valueOf(e.getMessage()));
    }
  }

  private PartitionReader newReader(TopicPartition topic) {
    return new PartitionReader(games, load(topic, new Partition(topic.partition(), count)));
  }

  /**
   * The place of the consumer in some of its partitions is not in their logs. They are read no
   * further; the others are.
   */
  void outOfRange(Consumer<?, ?> consumer, Set<TopicPartition> topics) {
    List<TopicPartition> read = topics.stream().filter(readers::containsKey).toList();
    LogBounds.of(consumer, read).values().forEach(bounds -> begin(consumer, bounds));
  }

  private void lose(Consumer<?, ?> consumer, TopicPartition topic, String what) {
    LOG.errorf("a partition is read no further: %s", what);
    lost.put(topic, what);
    readers.remove(topic);
    consumer.seekToEnd(List.of(topic));
  }

  /** The offsets at which partitions are read on. */
  Map<TopicPartition, Long> places() {
    return readers.entrySet().stream()
        .collect(
            Collectors.toUnmodifiableMap(
                Map.Entry::getKey, reader -> reader.getValue().place().nextOffset()));
  }

  /** What is gone of the partitions that are not read. */
  Collection<String> lost() {
    return lost.values();
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
