package org.lazax.kafka.host;

import static java.util.Objects.requireNonNull;

import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRebalanceListener;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.TopicPartition;
import org.jboss.logging.Logger;
import org.lazax.chronicle.acceptance.Partition;
import org.lazax.chronicle.commit.ClaimId;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.decider.SharedState;
import org.lazax.chronicle.host.HostEffect;
import org.lazax.chronicle.host.Limits;
import org.lazax.chronicle.host.PartitionCheckpoint;
import org.lazax.chronicle.transport.Topics;
import org.lazax.kafka.ServiceBinding;
import org.lazax.kafka.reads.GameAnswer;
import org.lazax.kafka.seed.PlatformSeeds;
import org.lazax.kafka.store.CheckpointStore;
import org.lazax.log.LogIdentity;
import org.lazax.log.LogScan;
import org.lazax.log.rows.DatabaseRetry;

/** The hosts of the partitions that are assigned to this instance. For the host's thread only. */
@ApplicationScoped
class Hosts implements HostedPartition.ConsumerActions, ConsumerRebalanceListener {
  private static final Logger LOG = Logger.getLogger(Hosts.class);
  private static final Duration TICK_INTERVAL = Duration.ofMillis(100);
  private static final Duration COMMIT_INTERVAL = Duration.ofMillis(500);
  private static final Duration RETRY_DELAY = Duration.ofSeconds(1);

  private final ServiceBinding<?, ?> service;
  private final Consumer<String, byte[]> consumer;
  private final HostInputs inputs;
  private final CheckpointStore store;
  private final CheckpointWriter checkpoints;
  private final LogProducer producer;
  private final DeadLetters deadLetters;
  private final PlatformSeeds seeds;
  private final LogScan scan;
  private final LogIdentity identity;
  private final HostMeters meters;
  private final Limits limits;
  private final String commands;

  /** Written by the host's thread; the readiness check reads it from its own. */
  private final Map<Integer, HostedPartition<?, ?>> partitions = new ConcurrentHashMap<>();

  /** The partitions whose hosts have ended since the last poll. */
  private final Set<Integer> ended = new HashSet<>();

  private final String instance = Instances.name();

  /** The offsets to be committed next. */
  private final Map<TopicPartition, OffsetAndMetadata> commandsDone = new HashMap<>();

  Hosts(
      ServiceBinding<?, ?> service,
      Consumer<String, byte[]> consumer,
      HostInputs inputs,
      CheckpointStore store,
      LogProducer producer,
      DeadLetters deadLetters,
      PlatformSeeds seeds,
      LogScan scan,
      LogIdentity identity,
      HostMeters meters,
      Limits limits) {
    this.service = service;
    this.consumer = consumer;
    this.inputs = inputs;
    this.store = store;
    this.checkpoints = new CheckpointWriter(store, inputs, meters);
    this.producer = producer;
    this.deadLetters = deadLetters;
    this.seeds = seeds;
    this.scan = scan;
    this.identity = identity;
    this.meters = meters;
    this.limits = limits;
    this.commands = Topics.commands(service.service());
  }

  /** Joins the group. Partitions are assigned by the polls that follow. */
  void start() {
    consumer.subscribe(List.of(Topics.CHRONICLE, commands), this);
    tick();
  }

  /** Starts hosts before the first record. It waits while the database is not available. */
  @Override
  public void onPartitionsAssigned(Collection<TopicPartition> assigned) {
    for (TopicPartition topic : assigned) {
      if (topic.topic().equals(Topics.CHRONICLE)) {
        start(topic.partition());
      }
    }
  }

  @Override
  public void onPartitionsRevoked(Collection<TopicPartition> revoked) {
    for (TopicPartition topic : revoked) {
      if (topic.topic().equals(Topics.CHRONICLE)) {
        Optional.ofNullable(partitions.remove(topic.partition())).ifPresent(HostedPartition::stop);
      }
    }
  }

  /**
   * Passes polled records to the hosts. Records of the chronicle come first, so that commands are
   * decided on the latest state. Hosts that have ended are replaced first, because the poll has
   * shown whether their partitions are still assigned.
   */
  void read(ConsumerRecords<String, byte[]> records) {
    List.copyOf(ended).forEach(this::start);
    ended.clear();
    for (ConsumerRecord<String, byte[]> record : records.records(Topics.CHRONICLE)) {
      hosted(record).ifPresent(partition -> partition.readChronicle(record));
    }
    for (ConsumerRecord<String, byte[]> record : records.records(commands)) {
      hosted(record).ifPresent(partition -> partition.readCommand(record));
    }
  }

  private Optional<HostedPartition<?, ?>> hosted(ConsumerRecord<?, ?> record) {
    return Optional.ofNullable(partitions.get(record.partition()));
  }

  /** Asks for the view of a game; see {@link HostedPartition#view}. */
  CompletableFuture<Optional<Supplier<GameAnswer>>> view(GameId game, long atLeast) {
    return Optional.ofNullable(partitions.get(Partition.of(game, partitionCount()).number()))
        .map(hosted -> hosted.view(game, atLeast))
        .orElseGet(() -> CompletableFuture.completedFuture(Optional.empty()));
  }

  /** Tells all hosts the time in regular intervals. */
  private void tick() {
    inputs.addAfter(TICK_INTERVAL, this::tick);
    Instant now = Instant.now();
    partitions.values().forEach(partition -> partition.tick(now));
  }

  /** The number of assigned partitions, and of those that are ready. For any thread. */
  Readiness readiness() {
    long ready = partitions.values().stream().filter(HostedPartition::isReady).count();
    return new Readiness(partitions.size(), (int) ready);
  }

  /** Numbers of partitions. */
  record Readiness(int assigned, int ready) {}

  /** Starts a host for a partition that is still assigned, and tries again if that fails. */
  private void start(int number) {
    TopicPartition topic = new TopicPartition(Topics.CHRONICLE, number);
    if (!consumer.assignment().contains(topic)) {
      return;
    }
    try {
      HostedPartition<?, ?> hosted = host(topic);
      partitions.put(number, hosted);
      hosted.start();
    } catch (RuntimeException e) {
      LOG.errorf(e, "the host of %s cannot start; it is tried again", topic);
      inputs.addAfter(RETRY_DELAY, () -> start(number));
    }
  }

  private HostedPartition<?, ?> host(TopicPartition topic) {
    Partition partition = new Partition(topic.partition(), partitionCount());
    PartitionCheckpoint checkpoint = takeOver(partition.number(), Instances.newClaim());
    long from = checkpoint.fence().offset();
    long end = requireNonNull(consumer.endOffsets(Set.of(topic)).get(topic));
    if (from > end) {
      throw new IllegalStateException(
          "the checkpoint of %s is at offset %d, beyond the end of the log at %d: this is another log"
              .formatted(topic, from, end));
    }
    consumer.seek(topic, from);
    seekToCommitted(new TopicPartition(commands, topic.partition()));
    return host(service, partition, checkpoint, end);
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
        inputs,
        scan,
        meters,
        this);
  }

  // ---- consumer actions of the partitions ----

  @Override
  public void ended(int partition) {
    if (partitions.remove(partition) != null) {
      ended.add(partition);
    }
  }

  /** Sets the consumer back to the commands that no host has answered. */
  private void seekToCommitted(TopicPartition topic) {
    Optional.ofNullable(consumer.committed(Set.of(topic)).get(topic))
        .ifPresentOrElse(
            done -> consumer.seek(topic, done), () -> consumer.seekToBeginning(Set.of(topic)));
  }

  @Override
  public void commandsDone(int partition, long offset) {
    boolean first = commandsDone.isEmpty();
    commandsDone.put(new TopicPartition(commands, partition), new OffsetAndMetadata(offset));
    if (first) {
      inputs.addAfter(COMMIT_INTERVAL, this::commit);
    }
  }

  /**
   * Commits offsets in intervals and not after every command. A command that is read again is
   * recognised by its id.
   */
  private void commit() {
    Map<TopicPartition, OffsetAndMetadata> done = new HashMap<>(commandsDone);
    commandsDone.clear();
    done.keySet().retainAll(consumer.assignment());
    if (!done.isEmpty()) {
      consumer.commitAsync(done, (_, _) -> {});
    }
  }

  @Override
  public void deadLetter(int partition, HostEffect.DeadLetter letter) {
    LOG.warnf(
        "not a command: %s-%d, offset %d: %s",
        commands, partition, letter.offset(), letter.reason());
    deadLetters.add(partition, letter);
  }

  private int partitionCount() {
    return identity.partitions().orElseGet(identity::check);
  }
}
