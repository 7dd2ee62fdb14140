package org.lazax.gateway.chronicle;

import io.smallrye.common.annotation.Identifier;
import io.smallrye.reactive.messaging.kafka.KafkaConsumerRebalanceListener;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Default;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.common.TopicPartition;
import org.eclipse.microprofile.reactive.messaging.Incoming;
import org.jboss.logging.Logger;
import org.lazax.chronicle.acceptance.Partition;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.host.CheckpointBatch.CommitRow;
import org.lazax.log.LogIdentity;
import org.lazax.log.LogScan;
import org.lazax.log.rows.DatabaseRetry;

/**
 * Reads the whole chronicle. Every instance of the gateway reads all partitions, because each must
 * answer its own callers and feed its own followers. Listeners are called at once; the records are
 * saved afterwards.
 */
@ApplicationScoped
@Default
@Identifier(ChronicleReader.CHANNEL)
public class ChronicleReader implements KafkaConsumerRebalanceListener {
  static final String CHANNEL = "chronicle";

  private static final Logger LOG = Logger.getLogger(ChronicleReader.class);

  private final LogIdentity log;
  private final ChronicleStore store;
  private final Games games;
  private final Saver saver;
  private final Listener listener;
  private final LogScan scan;
  private final Backlog backlog;
  private final Map<Integer, PartitionReader> readers = new ConcurrentHashMap<>();

  ChronicleReader(
      LogIdentity log,
      ChronicleStore store,
      Games games,
      Saver saver,
      Listener listener,
      LogScan scan,
      Backlog backlog) {
    this.log = log;
    this.store = store;
    this.games = games;
    this.saver = saver;
    this.listener = listener;
    this.scan = scan;
    this.backlog = backlog;
  }

  @Incoming(CHANNEL)
  CompletionStage<Void> read(ConsumerRecords<String, byte[]> records) {
    ReadBatch batch = new ReadBatch();
    for (ConsumerRecord<String, byte[]> entry : records) {
      PartitionReader reader = readers.get(entry.partition());
      if (reader != null) {
        synchronized (reader) {
          dispatch(entry.partition(), reader.read(entry.key(), entry.value()), entry, batch);
        }
        batch.setPosition(entry.partition(), entry.offset() + 1, reader.claims());
        backlog.reached(entry.partition(), entry.offset() + 1);
      }
    }
    return saver.add(batch);
  }

  private void dispatch(
      int partition, ReadResult result, ConsumerRecord<String, byte[]> entry, ReadBatch batch) {
    switch (result) {
      case ReadResult.Lost(GameId game, String reason) -> {
        LOG.warnf("game %s is read again from the log: %s", game, reason);
        Thread.ofVirtual().name("reread-" + game).start(() -> reread(partition, game, entry));
      }
      case ReadResult.Accepted happened -> {
        batch.addCommit(partition, happened);
        listener.accepted(happened.commit());
      }
      case ReadResult.Refused(var refused) -> {
        batch.addRefusal(refused);
        listener.refused(refused);
      }
      case ReadResult.Stopped(String reason) -> LOG.errorf("a game has stopped: %s", reason);
      case ReadResult.Ignored _ -> {}
    }
  }

  /** Reads a game again from the log. This is rare and slow, so it has its own thread. */
  private void reread(int number, GameId game, ConsumerRecord<String, byte[]> lost) {
    Partition partition = new Partition(number, log.partitions().orElseThrow());
    PartitionReader reader = readers.get(number);
    List<CommitRow> commits = scan.scan(partition, game, lost.offset() + 1).commits();
    if (reader == null || reader != readers.get(number)) {
      return;
    }
    ReadBatch batch = new ReadBatch();
    synchronized (reader) {
      reader.reread(game, commits).forEach(result -> dispatch(number, result, lost, batch));
      batch.setPosition(number, lost.offset() + 1, reader.claims());
      saver.add(batch);
    }
  }

  /** Called on the polling thread before the first record. Reading goes on at the stored offset. */
  @Override
  public void onPartitionsAssigned(Consumer<?, ?> consumer, Collection<TopicPartition> assigned) {
    int count = log.check();
    backlog.reset();
    Map<TopicPartition, Long> ends = consumer.endOffsets(assigned);
    for (TopicPartition topic : assigned) {
      Partition partition = new Partition(topic.partition(), count);
      ReadBatch.ReadPosition place = load(partition);
      readers.put(topic.partition(), new PartitionReader(games, place.claims()));
      consumer.seek(topic, place.nextOffset());
      backlog.add(topic.partition(), place.nextOffset(), ends.getOrDefault(topic, 0L));
    }
    backlog.complete();
    LOG.infof("reading %d partitions; %d games are known", assigned.size(), games.count());
  }

  /** Number of partitions that are read. */
  int partitions() {
    return readers.size();
  }

  private ReadBatch.ReadPosition load(Partition partition) {
    // The position first. Standings that are ahead of it are harmless; standings behind it would
    // look like lost data.
    return DatabaseRetry.forever(
            store.position(partition).call(() -> store.standings(partition).invoke(games::putAll)),
            e -> LOG.warnf("the chronicle reader waits for the database: %s", e.getMessage()))
        .await()
        .indefinitely();
  }
}
