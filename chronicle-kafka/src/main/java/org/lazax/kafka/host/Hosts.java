package org.lazax.kafka.host;

import static java.util.Objects.requireNonNull;

import jakarta.enterprise.context.ApplicationScoped;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.TopicPartition;
import org.jboss.logging.Logger;
import org.lazax.chronicle.acceptance.Partition;
import org.lazax.chronicle.commit.ClaimId;
import org.lazax.chronicle.decider.SharedState;
import org.lazax.chronicle.host.HostEffect;
import org.lazax.chronicle.host.Limits;
import org.lazax.chronicle.host.PartitionCheckpoint;
import org.lazax.chronicle.transport.Topics;
import org.lazax.kafka.ServiceBinding;
import org.lazax.kafka.seed.PlatformSeeds;
import org.lazax.kafka.store.CheckpointStore;
import org.lazax.log.CloudEvents;
import org.lazax.log.LogIdentity;
import org.lazax.log.LogScan;
import org.lazax.log.rows.DatabaseRetry;

/** The hosts of the partitions that are assigned to this instance. */
@ApplicationScoped
class Hosts implements HostedPartition.ConsumerActions {
  private static final Logger LOG = Logger.getLogger(Hosts.class);
  private static final Duration COMMIT_INTERVAL = Duration.ofMillis(500);

  private final ServiceBinding<?, ?> service;
  private final HostThread thread;
  private final CheckpointStore store;
  private final CheckpointWriter checkpoints;
  private final LogProducer producer;
  private final PlatformSeeds seeds;
  private final LogScan scan;
  private final LogIdentity identity;
  private final HostMeters meters;
  private final Limits limits;
  private final Polling polling;
  private final Map<Integer, HostedPartition<?, ?>> partitions = new ConcurrentHashMap<>();
  private final String instance = Instances.name();

  /** The offsets to be committed next. For the host's thread only. */
  private final Map<TopicPartition, OffsetAndMetadata> commandsDone = new HashMap<>();

  Hosts(
      ServiceBinding<?, ?> service,
      HostThread thread,
      CheckpointStore store,
      LogProducer producer,
      PlatformSeeds seeds,
      LogScan scan,
      LogIdentity identity,
      HostMeters meters,
      Limits limits,
      Polling polling) {
    this.service = service;
    this.thread = thread;
    this.store = store;
    this.checkpoints = new CheckpointWriter(store, thread, meters);
    this.producer = producer;
    this.seeds = seeds;
    this.scan = scan;
    this.identity = identity;
    this.meters = meters;
    this.limits = limits;
    this.polling = polling;
  }

  /**
   * Starts hosts for these partitions. Called on the polling thread before the first record. It
   * waits while the database is not available.
   */
  void assigned(Consumer<?, ?> consumer, Collection<TopicPartition> assigned) {
    for (TopicPartition topic : assigned) {
      if (topic.topic().equals(Topics.CHRONICLE)) {
        consumer.seek(topic, start(consumer, topic));
      }
    }
  }

  void revoked(Collection<TopicPartition> revoked) {
    for (TopicPartition topic : revoked) {
      if (topic.topic().equals(Topics.CHRONICLE)) {
        Optional.ofNullable(partitions.remove(topic.partition()))
            .ifPresent(partition -> thread.run(partition::stop));
      }
    }
  }

  /**
   * Passes polled records to the hosts. Called on the host's thread. Records of the chronicle come
   * first, so that commands are decided on the latest state.
   */
  void read(ConsumerRecords<String, byte[]> records) {
    for (ConsumerRecord<String, byte[]> record : records.records(Topics.CHRONICLE)) {
      hosted(record).ifPresent(partition -> partition.readChronicle(record));
    }
    for (ConsumerRecord<String, byte[]> record :
        records.records(Topics.commands(service.service()))) {
      hosted(record).ifPresent(partition -> partition.readCommand(record));
    }
  }

  private Optional<HostedPartition<?, ?>> hosted(ConsumerRecord<?, ?> record) {
    return Optional.ofNullable(partitions.get(record.partition()));
  }

  /** The number of assigned partitions, and of those that are ready. */
  Readiness readiness() {
    long ready = partitions.values().stream().filter(HostedPartition::isReady).count();
    return new Readiness(partitions.size(), (int) ready);
  }

  /** Numbers of partitions. */
  record Readiness(int assigned, int ready) {}

  /**
   * Starts a host for a partition.
   *
   * @return offset of the first record of the chronicle that the host must read
   */
  private long start(Consumer<?, ?> consumer, TopicPartition topic) {
    Partition partition = new Partition(topic.partition(), partitionCount());
    PartitionCheckpoint checkpoint = takeOver(partition.number(), Instances.newClaim());
    long from = checkpoint.fence().offset();
    long end = requireNonNull(consumer.endOffsets(Set.of(topic)).get(topic));
    if (from > end) {
      throw new IllegalStateException(
          "the checkpoint of %s is at offset %d, beyond the end of the log at %d: this is another log"
              .formatted(topic, from, end));
    }
    HostedPartition<?, ?> hosted = host(service, partition, checkpoint, end);
    partitions.put(topic.partition(), hosted);
    thread.run(hosted::start);
    return from;
  }

  private PartitionCheckpoint takeOver(int partition, ClaimId claim) {
    return DatabaseRetry.forever(
            store.takeOver(partition, claim),
            e -> LOG.warnf("partition %d waits for the database: %s", partition, e.getMessage()))
        .await()
        .indefinitely();
  }

  private <S, T extends SharedState<T>> HostedPartition<S, T> host(
      ServiceBinding<S, T> hosted, Partition partition, PartitionCheckpoint checkpoint, long end) {
    return new HostedPartition<>(
        hosted,
        partition,
        limits,
        instance,
        checkpoint,
        end,
        seeds,
        store,
        checkpoints,
        producer,
        thread,
        scan,
        meters,
        this);
  }

  // ---- consumer actions of the partitions ----

  @Override
  public void ended(int partition) {
    if (partitions.remove(partition) == null) {
      return;
    }
    polling.run(consumer -> {
      TopicPartition topic = new TopicPartition(Topics.CHRONICLE, partition);
      if (consumer.assignment().contains(topic)) {
        consumer.seek(topic, start(consumer, topic));
        seekToCommitted(
            consumer, new TopicPartition(Topics.commands(service.service()), partition));
      }
    });
  }

  /** Sets the consumer back to the commands that the previous host did not answer. */
  private static void seekToCommitted(Consumer<?, ?> consumer, TopicPartition commands) {
    Optional.ofNullable(consumer.committed(Set.of(commands)).get(commands))
        .ifPresentOrElse(
            done -> consumer.seek(commands, done),
            () -> consumer.seekToBeginning(Set.of(commands)));
  }

  @Override
  public void commandsDone(int partition, long offset) {
    TopicPartition topic = new TopicPartition(Topics.commands(service.service()), partition);
    boolean first = commandsDone.isEmpty();
    commandsDone.put(topic, new OffsetAndMetadata(offset));
    if (first) {
      thread.runAfter(COMMIT_INTERVAL, this::commit);
    }
  }

  /**
   * Commits offsets in intervals and not after every command. A command that is read again is
   * recognised by its id.
   */
  private void commit() {
    Map<TopicPartition, OffsetAndMetadata> done = Map.copyOf(commandsDone);
    commandsDone.clear();
    polling.run(consumer -> {
      Map<TopicPartition, OffsetAndMetadata> current = new HashMap<>(done);
      current.keySet().retainAll(consumer.assignment());
      if (!current.isEmpty()) {
        consumer.commitAsync(current, (_, _) -> {});
      }
    });
  }

  @Override
  public void deadLetter(int partition, HostEffect.DeadLetter letter) {
    String topic = Topics.commands(service.service());
    LOG.warnf(
        "not a command: %s-%d, offset %d: %s", topic, partition, letter.offset(), letter.reason());
    producer.send(
        Topics.DEAD_LETTERS,
        partition,
        topic + "-" + partition + "@" + letter.offset(),
        letter.reason().getBytes(StandardCharsets.UTF_8),
        CloudEvents.headers(
            topic + "-" + partition + "-" + letter.offset(),
            service.service().wireName(),
            "lazax.dead-letter.v1"),
        _ -> {});
  }

  private int partitionCount() {
    return identity.partitions().orElseGet(identity::check);
  }
}
