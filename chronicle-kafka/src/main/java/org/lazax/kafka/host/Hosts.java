package org.lazax.kafka.host;

import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRebalanceListener;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.WakeupException;
import org.jboss.logging.Logger;
import org.lazax.chronicle.Realm;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.acceptance.Partition;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.decider.SharedState;
import org.lazax.chronicle.host.HostEffect;
import org.lazax.chronicle.host.Limits;
import org.lazax.chronicle.host.PartitionCheckpoint;
import org.lazax.chronicle.transport.Topics;
import org.lazax.kafka.Asked;
import org.lazax.kafka.HostedServices;
import org.lazax.kafka.ServiceBinding;
import org.lazax.kafka.reads.GameAnswer;
import org.lazax.kafka.seed.PlatformSeeds;
import org.lazax.kafka.store.CheckpointStore;
import org.lazax.kafka.store.ServicePartition;
import org.lazax.log.LogBounds;
import org.lazax.log.LogIdentity;
import org.lazax.log.LogScan;
import org.lazax.log.LostRecordsException;
import org.lazax.log.vital.ReadingProgress;

/**
 * The hosts of the partitions that are assigned to this instance, one for each service that it
 * hosts. For the host's thread only.
 */
@ApplicationScoped
class Hosts implements HostedPartition.ConsumerActions, ConsumerRebalanceListener {
  private static final Logger LOG = Logger.getLogger(Hosts.class);
  private static final Duration TICK_INTERVAL = Duration.ofMillis(100);
  private static final Duration RETRY_DELAY = Duration.ofSeconds(1);

  /** Somebody has to bring lost records back before it is of any use. */
  private static final Duration LOST_RETRY_DELAY = Duration.ofSeconds(10);

  private final HostedServices services;
  private final Consumer<String, byte[]> consumer;
  private final HostInputs inputs;
  private final DeadLetters deadLetters;
  private final LogIdentity identity;
  private final HostResources resources;
  private final Takeover takeover;
  private final Places places;
  private final ReadingProgress progress;
  private final Comebacks comebacks = new Comebacks();

  /** Written by the host's thread; the readiness check reads it from its own. */
  private final Map<ServicePartition, HostedPartition<?, ?>> hosts = new ConcurrentHashMap<>();

  private final AssignedPartitions assigned = new AssignedPartitions();

  /** The hosts that have ended since the last poll. */
  private final Set<ServicePartition> ended = new HashSet<>();

  Hosts(
      HostedServices services,
      Consumer<String, byte[]> consumer,
      HostInputs inputs,
      CheckpointStore store,
      LogProducer producer,
      DeadLetters deadLetters,
      PlatformSeeds seeds,
      LogScan scan,
      LogIdentity identity,
      HostMeters meters,
      Limits limits,
      ReadingProgress progress) {
    this.services = services;
    this.consumer = consumer;
    this.inputs = inputs;
    this.deadLetters = deadLetters;
    this.identity = identity;
    this.resources =
        new HostResources(
            limits,
            Instances.name(),
            seeds,
            store,
            new CheckpointWriter(store, inputs, meters),
            producer,
            inputs,
            scan,
            meters);
    this.takeover = new Takeover(store, inputs);
    this.places = new Places(consumer, inputs, limits.commandLifetime());
    this.progress = progress;
  }

  /** Joins the group. Partitions are assigned by the polls that follow. */
  void start() {
    Stream<String> commands =
        services.all().stream().map(binding -> Topics.commands(binding.service()));
    Stream<String> chronicles = services.realms().stream().map(Realm::topic);
    consumer.subscribe(Stream.concat(chronicles, commands).toList(), this);
    tick();
  }

  /**
   * Takes partitions over. Their hosts start when the database has the claims; until then nothing
   * is read of them.
   */
  @Override
  public void onPartitionsAssigned(Collection<TopicPartition> assigned) {
    places.park(assigned);
    for (TopicPartition topic : assigned) {
      writersOf(topic).forEach(binding -> start(binding, topic));
    }
  }

  @Override
  public void onPartitionsRevoked(Collection<TopicPartition> revoked) {
    for (TopicPartition topic : revoked) {
      writersOf(topic)
          .map(binding -> id(binding, topic))
          .forEach(id -> {
            assigned.remove(id);
            takeover.giveUp(id);
            Optional.ofNullable(hosts.remove(id)).ifPresent(HostedPartition::stop);
          });
    }
  }

  /** The services whose chronicles lie in a topic; none if it is a topic of commands. */
  private Stream<ServiceBinding<?, ?>> writersOf(TopicPartition topic) {
    return Stream.<ServiceBinding<?, ?>>concat(Stream.empty(), services.all().stream())
        .filter(binding -> binding.realm().topic().equals(topic.topic()));
  }

  private static ServicePartition id(ServiceBinding<?, ?> binding, TopicPartition topic) {
    return new ServicePartition(binding.service(), topic.partition());
  }

  /**
   * Passes polled records to the hosts. Records of the chronicle come first, so that commands are
   * decided on the latest state. Hosts that have ended are replaced first, because the poll has
   * shown whether their partitions are still assigned. Records of partitions in which the consumer
   * was moved after the poll are passed over.
   */
  void read(ConsumerRecords<String, byte[]> records) {
    places.polled();
    List.copyOf(ended).forEach(this::comeBack);
    ended.clear();
    for (ServiceBinding<?, ?> binding : services.all()) {
      for (ConsumerRecord<String, byte[]> record : records.records(binding.realm().topic())) {
        host(binding, record).ifPresent(host -> host.readChronicle(record));
      }
    }
    records.nextOffsets().forEach(this::readUpTo);
    for (ServiceBinding<?, ?> binding : services.all()) {
      for (ConsumerRecord<String, byte[]> record :
          records.records(Topics.commands(binding.service()))) {
        host(binding, record).ifPresent(host -> host.readCommand(record));
      }
    }
    records.nextOffsets().forEach(this::readCommandsUpTo);
  }

  private void readCommandsUpTo(TopicPartition topic, OffsetAndMetadata next) {
    for (ServiceBinding<?, ?> binding : services.all()) {
      if (topic.topic().equals(Topics.commands(binding.service()))) {
        host(binding, topic).ifPresent(host -> host.readCommandsUpTo(next.offset()));
      }
    }
  }

  /**
   * The consumer's place in these partitions is not in their logs. Their hosts end. The next ones
   * begin at a checkpoint and at the first command without an answer, if the logs have these.
   */
  void outOfRange(Set<TopicPartition> topics) {
    places.park(topics);
    for (TopicPartition topic : topics) {
      resources.meters().outOfRange();
      List.copyOf(hosts.entrySet()).stream()
          .filter(host ->
              topic.equals(host.getKey().commands()) || topic.equals(host.getKey().chronicle()))
          .forEach(host -> host.getValue().end("its place in " + topic + " is not in the log"));
    }
  }

  private void readUpTo(TopicPartition topic, OffsetAndMetadata next) {
    writersOf(topic)
        .flatMap(binding -> host(binding, topic).stream())
        .forEach(host -> host.readUpTo(next.offset()));
  }

  /** The host that is to read a record of this poll. */
  private Optional<HostedPartition<?, ?>> host(
      ServiceBinding<?, ?> binding, ConsumerRecord<?, ?> record) {
    return host(binding, new TopicPartition(record.topic(), record.partition()));
  }

  private Optional<HostedPartition<?, ?>> host(ServiceBinding<?, ?> binding, TopicPartition read) {
    return places.isMoved(read)
        ? Optional.empty()
        : Optional.ofNullable(hosts.get(id(binding, read)));
  }

  /** Asks for the view of a game; see {@link HostedPartition#view}. */
  CompletableFuture<Optional<Supplier<GameAnswer>>> view(
      Service service, GameId game, Asked asked, long atLeast) {
    return host(service, game)
        .map(hosted -> hosted.view(game, asked, atLeast))
        .orElseGet(() -> CompletableFuture.completedFuture(Optional.empty()));
  }

  /** The games of a service that have stopped here. */
  List<HostEffect.GameStopped> stopped(Service service) {
    return hosts.entrySet().stream()
        .filter(host -> host.getKey().service() == service)
        .flatMap(host -> host.getValue().stoppedGames().stream())
        .toList();
  }

  /**
   * Starts a game that has stopped here again.
   *
   * @return whether it had stopped
   */
  boolean startAgain(Service service, GameId game) {
    boolean had = stopped(service).stream().anyMatch(stop -> stop.game().equals(game));
    if (had) {
      host(service, game).ifPresent(hosted -> hosted.startAgain(game));
    }
    return had;
  }

  /** Stops a game, because its view could not be made. */
  void failed(Service service, GameId game, Throwable failure) {
    host(service, game).ifPresent(hosted -> hosted.failed(game, failure));
  }

  private Optional<HostedPartition<?, ?>> host(Service service, GameId game) {
    int partition = Partition.of(game, partitionCount()).number();
    return Optional.ofNullable(hosts.get(new ServicePartition(service, partition)));
  }

  /** Tells all hosts the time in regular intervals. */
  private void tick() {
    inputs.addAfter(TICK_INTERVAL, this::tick);
    Instant now = Instant.now();
    hosts.values().forEach(host -> host.tick(now));
    places.hold(resources.limits().memory(), hosts.values());
    progress.compare(consumer, () -> places.of(hosts.values()));
  }

  /** How far the hosts of all services are. For any thread. */
  AssignedPartitions.Readiness readiness() {
    long ready = hosts.values().stream().filter(HostedPartition::isReady).count();
    return assigned.readiness((int) ready);
  }

  /** Replaces a host that has ended. */
  private void comeBack(ServicePartition id) {
    ServiceBinding<?, ?> binding = services.named(id.service().wireName()).orElseThrow();
    TopicPartition topic = new TopicPartition(binding.realm().topic(), id.partition());
    Duration delay = comebacks.next(id, Instant.now());
    if (delay.isZero()) {
      start(binding, topic);
    } else {
      assigned.leaveToRival(id);
      LOG.infof("the host of %s comes back in %d ms", id, delay.toMillis());
      inputs.addAfter(delay, () -> start(binding, topic));
    }
  }

  /** Takes a partition over that is still assigned, and then starts its host. */
  private void start(ServiceBinding<?, ?> binding, TopicPartition topic) {
    ServicePartition id = id(binding, topic);
    if (hosts.containsKey(id)
        || takeover.isUnderWay(id)
        || !consumer.assignment().contains(topic)) {
      return;
    }
    assigned.add(id);
    takeover.begin(id, checkpoint -> start(binding, topic, checkpoint));
  }

  /** Starts a host from the checkpoint of its partition, and tries again if that fails. */
  private void start(
      ServiceBinding<?, ?> binding, TopicPartition topic, PartitionCheckpoint checkpoint) {
    ServicePartition id = id(binding, topic);
    try {
      HostedPartition<?, ?> host = newHost(binding, topic, checkpoint);
      hosts.put(id, host);
      assigned.hosted(id);
      host.start();
    } catch (WakeupException e) {
      // An urgent input has ended the request to the broker in place of a poll.
      inputs.add(() -> start(binding, topic));
    } catch (LostRecordsException e) {
      assigned.lost(id, String.valueOf(e.getMessage()));
      LOG.errorf("the host of %s cannot start: %s", id, e.getMessage());
      inputs.addAfter(LOST_RETRY_DELAY, () -> start(binding, topic));
    } catch (RuntimeException e) {
      LOG.errorf(e, "the host of %s cannot start; it is tried again", id);
      inputs.addAfter(RETRY_DELAY, () -> start(binding, topic));
    }
  }

  private HostedPartition<?, ?> newHost(
      ServiceBinding<?, ?> binding, TopicPartition topic, PartitionCheckpoint checkpoint) {
    Partition partition = new Partition(topic.partition(), partitionCount());
    long from = checkpoint.fence().offset();
    LogBounds bounds = places.bounds(topic);
    bounds.requireFrom(from);
    places.seek(topic, Math.min(from, nextOffset(topic)));
    long commandsEnd = places.seekToUnanswered(id(binding, topic).commands());
    return newHost(binding, partition, checkpoint, bounds.end(), commandsEnd);
  }

  /** The smallest offset that a host of this partition must read next. */
  private long nextOffset(TopicPartition topic) {
    return writersOf(topic)
        .<HostedPartition<?, ?>>map(binding -> hosts.get(id(binding, topic)))
        .filter(Objects::nonNull)
        .mapToLong(HostedPartition::nextOffset)
        .min()
        .orElse(Long.MAX_VALUE);
  }

  private <S, T extends SharedState<T>> HostedPartition<S, T> newHost(
      ServiceBinding<S, T> hosted,
      Partition partition,
      PartitionCheckpoint checkpoint,
      long end,
      long commandsEnd) {
    return new HostedPartition<>(hosted, partition, resources, checkpoint, end, commandsEnd, this);
  }

  // ---- consumer actions of the partitions ----

  @Override
  public void ended(ServicePartition id) {
    if (hosts.remove(id) != null) {
      ended.add(id);
    }
  }

  @Override
  public void readAgain(ServicePartition id) {
    TopicPartition topic = id.chronicle();
    places.seek(topic, nextOffset(topic));
  }

  @Override
  public void commandsDone(ServicePartition id, long offset) {
    places.commandsDone(id.commands(), offset);
  }

  @Override
  public void deadLetter(ServicePartition id, HostEffect.DeadLetter letter) {
    LOG.warnf("not a command for %s, offset %d: %s", id, letter.offset(), letter.reason());
    deadLetters.add(id, letter);
  }

  private int partitionCount() {
    return identity.partitions().orElseGet(identity::check);
  }
}
