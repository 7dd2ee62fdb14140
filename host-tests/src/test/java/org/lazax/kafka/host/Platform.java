package org.lazax.kafka.host;

import static java.util.Objects.requireNonNull;

import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ExecutionException;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.OffsetSpec;
import org.apache.kafka.clients.admin.RecordsToDelete;
import org.apache.kafka.common.TopicPartition;
import org.awaitility.Awaitility;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.acceptance.Partition;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.decider.Decider;
import org.lazax.chronicle.host.Limits;
import org.lazax.chronicle.toy.FailingToy;
import org.lazax.chronicle.toy.ToyFlow;
import org.lazax.chronicle.toy.ToyService;
import org.lazax.chronicle.toy.ToyTable;

/** The four toy services in their processes, each with a database and at first one instance. */
final class Platform implements AutoCloseable {
  /** A generous timeout, because the machine may be busy. */
  static final Duration TIMEOUT = Duration.ofMinutes(2);

  private final RealServers servers;
  private Limits limits;
  private final String group = "group-" + UUID.randomUUID();
  private final List<Set<Service>> processes;
  private final Map<Set<Service>, Database> databases = new HashMap<>();
  private final Map<Set<Service>, TestInstance> current = new HashMap<>();
  private final Map<Service, Decider<ToyFlow, ToyTable>> services = new EnumMap<>(Service.class);
  private final List<TestInstance> all = new ArrayList<>();
  private boolean discarded;
  final ChronicleFollower follower;
  final ReplyFollower replies;
  final TestProducer producer;

  private Platform(
      RealServers servers,
      Packaging packaging,
      List<? extends Decider<ToyFlow, ToyTable>> services,
      Limits limits) {
    this.servers = servers;
    this.follower = new ChronicleFollower(servers);
    this.replies = new ReplyFollower(servers);
    this.producer = new TestProducer(servers);
    this.limits = limits;
    this.processes = packaging.processes();
    services.forEach(service -> this.services.put(service.service(), service));
  }

  static Platform started() {
    return started(Packaging.FOUR_SERVICES);
  }

  static Platform started(Packaging packaging) {
    return started(packaging, Optional.empty(), Limits.STANDARD);
  }

  static Platform started(Optional<Duration> answerTimeout) {
    return started(answerTimeout, Limits.STANDARD);
  }

  static Platform started(Optional<Duration> answerTimeout, Limits limits) {
    return started(Packaging.FOUR_SERVICES, answerTimeout, limits);
  }

  static Platform started(Packaging packaging, Optional<Duration> answerTimeout, Limits limits) {
    return started(packaging, ToyService.all(answerTimeout), limits);
  }

  /**
   * A platform with a log in which no earlier test has written, for limits that the games of those
   * would exceed.
   */
  static Platform startedAlone(Packaging packaging, Limits limits) {
    Platform platform =
        new Platform(RealServers.start(), packaging, ToyService.all(Optional.empty()), limits);
    platform.discarded = true;
    platform.startAll(packaging);
    return platform;
  }

  /**
   * A platform on which doomed games fail; see {@link FailingToy}.
   *
   * @param mended whether they do not fail any more
   */
  static Platform failing(Packaging packaging, Duration answerTimeout, BooleanSupplier mended) {
    return started(
        packaging,
        ToyService.all(Optional.of(answerTimeout)).stream()
            .map(toy -> new FailingToy(toy, mended))
            .toList(),
        Limits.STANDARD);
  }

  /**
   * A platform of four services that are upgraded.
   *
   * @param isNewer whether instances that start now are of the newer release
   */
  static Platform ofTwoReleases(BooleanSupplier isNewer) {
    return started(
        Packaging.FOUR_SERVICES,
        ToyService.all().stream().map(toy -> new NewerToy(toy, isNewer)).toList(),
        Limits.STANDARD);
  }

  private static Platform started(
      Packaging packaging, List<? extends Decider<ToyFlow, ToyTable>> services, Limits limits) {
    Platform platform = new Platform(RealServers.borrow(), packaging, services, limits);
    platform.startAll(packaging);
    return platform;
  }

  /** Starts a process of each kind and returns when all are ready. */
  void startAll(Packaging packaging) {
    packaging.processes().forEach(this::start);
    awaitReady();
  }

  /** Stops the processes of a packaging, which do not come back by themselves. */
  void stopAll(Packaging packaging) {
    packaging.processes().forEach(process -> requireNonNull(current.remove(process)).close());
  }

  /** Gives these limits to the instances that start from now on. */
  void limit(Limits other) {
    limits = other;
  }

  Players players(long seed) {
    return new Players(
        GameId.created("tester", UUID.randomUUID().toString()), producer, follower, seed);
  }

  /** Players of a game in this partition. */
  Players players(long seed, int partition) {
    GameId game =
        Stream.generate(() -> GameId.created("tester", UUID.randomUUID().toString()))
            .filter(new Partition(partition, RealServers.PARTITIONS)::holds)
            .findFirst()
            .orElseThrow();
    return new Players(game, producer, follower, seed);
  }

  Database database(Service service) {
    return database(process(service));
  }

  private Database database(Set<Service> process) {
    return databases.computeIfAbsent(process, _ -> servers.newDatabase());
  }

  /** The offsets of the commands for a service in the partition of a game. */
  CommandOffsets commands(Service service, GameId game) {
    return new CommandOffsets(servers, group(process(service)), service, game);
  }

  private String group(Set<Service> process) {
    return group + "-" + name(process);
  }

  /** The current process of a service. */
  TestInstance instance(Service service) {
    return current.entrySet().stream()
        .filter(process -> process.getKey().contains(service))
        .findFirst()
        .orElseThrow()
        .getValue();
  }

  private Set<Service> process(Service service) {
    return processes.stream().filter(p -> p.contains(service)).findFirst().orElseThrow();
  }

  /** Starts a new instance, which takes over the partitions from the previous one at once. */
  TestInstance start(Service service) {
    return start(process(service));
  }

  private TestInstance start(Set<Service> process) {
    TestInstance instance = member(process, 0);
    current.put(process, instance);
    return instance;
  }

  /**
   * Starts a second instance, which shares the partitions with the first. It takes them over from a
   * second one that was started before.
   */
  TestInstance join(Service service) {
    return member(process(service), 1);
  }

  private TestInstance member(Set<Service> process, int number) {
    String name = name(process);
    TestInstance instance =
        new TestInstance(
            servers,
            database(process),
            group(process),
            name + "-" + number,
            process.stream().map(service -> requireNonNull(services.get(service))).toList(),
            limits);
    all.add(instance);
    return instance;
  }

  private static String name(Set<Service> process) {
    return process.stream().sorted().map(Service::name).collect(Collectors.joining("-"));
  }

  /** Replaces a database by an empty one. */
  void loseDatabase(Service service) {
    servers.release(database(service));
    databases.put(process(service), servers.newDatabase());
  }

  void awaitReady() {
    Awaitility.await()
        .atMost(TIMEOUT)
        .until(() -> current.values().stream().allMatch(TestInstance::isReady));
  }

  /**
   * Deletes the records that the log has of a partition now. No other test can use the log then.
   */
  void loseRecords(String topic, int partition) {
    discarded = true;
    TopicPartition place = new TopicPartition(topic, partition);
    try (Admin admin = Admin.create(Map.of("bootstrap.servers", servers.bootstrapServers()))) {
      long end =
          admin
              .listOffsets(Map.of(place, OffsetSpec.latest()))
              .partitionResult(place)
              .get()
              .offset();
      admin.deleteRecords(Map.of(place, RecordsToDelete.beforeOffset(end))).all().get();
    } catch (InterruptedException | ExecutionException e) {
      throw new AssertionError(e);
    }
  }

  @Override
  public void close() {
    all.forEach(TestInstance::close);
    producer.close();
    follower.close();
    replies.close();
    databases.values().forEach(servers::release);
    if (discarded) {
      servers.discard();
    } else {
      servers.giveBack();
    }
  }
}
