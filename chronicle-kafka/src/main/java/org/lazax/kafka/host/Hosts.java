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

/** The partitions that Kafka has assigned to this instance, each with its host. */
@ApplicationScoped
class Hosts implements HostedPartition.Ports {
  private static final Logger LOG = Logger.getLogger(Hosts.class);
  private static final Duration BETWEEN_OFFSETS = Duration.ofMillis(500);

  private final ServiceBinding<?, ?> service;
  private final HostThread thread;
  private final CheckpointStore store;
  private final CheckpointWriter checkpoints;
  private final LogProducer outbox;
  private final PlatformSeeds seeds;
  private final LogScan scans;
  private final LogIdentity identity;
  private final HostMeters meters;
  private final Limits limits;
  private final Polling polling;
  private final Map<Integer, HostedPartition<?, ?>> partitions = new ConcurrentHashMap<>();
  private final String instance = Instances.name();

  /** What is to be committed next; of the host's thread alone. */
  private final Map<TopicPartition, OffsetAndMetadata> commandsDone = new HashMap<>();

  Hosts(
      ServiceBinding<?, ?> service,
      HostThread thread,
      CheckpointStore store,
      LogProducer outbox,
      PlatformSeeds seeds,
      LogScan scans,
      LogIdentity identity,
      HostMeters meters,
      Limits limits,
      Polling polling) {
    this.service = service;
    this.thread = thread;
    this.store = store;
    this.checkpoints = new CheckpointWriter(store, thread, meters);
    this.outbox = outbox;
    this.seeds = seeds;
    this.scans = scans;
    this.identity = identity;
    this.meters = meters;
    this.limits = limits;
    this.polling = polling;
  }

  /**
   * Takes these partitions over, on the polling thread, before their first record comes: nothing is
   * lost when the database is away, for the assignment waits.
   */
  void assigned(Consumer<?, ?> consumer, Collection<TopicPartition> assigned) {
    for (TopicPartition topic : assigned) {
      if (topic.topic().equals(Topics.CHRONICLE)) {
        consumer.seek(topic, begin(consumer, topic));
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

  /** On the host's thread. The chronicle comes before the commands: folds before decisions. */
  void read(ConsumerRecords<String, byte[]> records) {
    for (ConsumerRecord<String, byte[]> entry : records.records(Topics.CHRONICLE)) {
      hosted(entry).ifPresent(partition -> partition.chronicle(entry));
    }
    for (ConsumerRecord<String, byte[]> entry :
        records.records(Topics.commands(service.service()))) {
      hosted(entry).ifPresent(partition -> partition.command(entry));
    }
  }

  private Optional<HostedPartition<?, ?>> hosted(ConsumerRecord<?, ?> entry) {
    return Optional.ofNullable(partitions.get(entry.partition()));
  }

  /** How many partitions are hosted, and how many of them have read their claim back. */
  Readiness readiness() {
    long ready = partitions.values().stream().filter(HostedPartition::isReady).count();
    return new Readiness(partitions.size(), (int) ready);
  }

  record Readiness(int assigned, int ready) {}

  /** Takes a partition over; the offset of the first record its new host wants to read. */
  private long begin(Consumer<?, ?> consumer, TopicPartition topic) {
    Partition partition = new Partition(topic.partition(), partitionCount());
    PartitionCheckpoint checkpoint = takeOver(partition.number(), Instances.newClaim());
    long from = checkpoint.fence().offset();
    long end = requireNonNull(consumer.endOffsets(Set.of(topic)).get(topic));
    if (from > end) {
      throw new IllegalStateException(
          "the checkpoint of %s stands at %d, beyond the log's end at %d: this is another log"
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
        outbox,
        thread,
        scans,
        meters,
        this);
  }

  // ---- what a partition asks of its consumer ----

  @Override
  public void dropped(int partition) {
    if (partitions.remove(partition) == null) {
      return;
    }
    polling.run(consumer -> {
      TopicPartition topic = new TopicPartition(Topics.CHRONICLE, partition);
      if (consumer.assignment().contains(topic)) {
        consumer.seek(topic, begin(consumer, topic));
        readAgain(consumer, new TopicPartition(Topics.commands(service.service()), partition));
      }
    });
  }

  /** What the host before has taken and not answered. */
  private static void readAgain(Consumer<?, ?> consumer, TopicPartition commands) {
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
      thread.runAfter(BETWEEN_OFFSETS, this::commit);
    }
  }

  /** Not after every command: one that comes again is known by its id. */
  private void commit() {
    Map<TopicPartition, OffsetAndMetadata> done = Map.copyOf(commandsDone);
    commandsDone.clear();
    polling.run(consumer -> {
      Map<TopicPartition, OffsetAndMetadata> still = new HashMap<>(done);
      still.keySet().retainAll(consumer.assignment());
      if (!still.isEmpty()) {
        consumer.commitAsync(still, (_, _) -> {});
      }
    });
  }

  @Override
  public void deadLetter(int partition, HostEffect.DeadLetter letter) {
    String topic = Topics.commands(service.service());
    LOG.warnf(
        "no command at %s-%d, offset %d: %s", topic, partition, letter.offset(), letter.reason());
    outbox.send(
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
