package org.lazax.kafka.host;

import static java.util.Objects.requireNonNull;

import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import org.awaitility.Awaitility;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.acceptance.Partition;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.host.Limits;
import org.lazax.chronicle.toy.ToyService;

/** The four toy services, each with a database and at first one instance. */
final class Platform implements AutoCloseable {
  /** A generous timeout, because the machine may be busy. */
  static final Duration TIMEOUT = Duration.ofMinutes(2);

  private final RealServers servers = RealServers.shared();
  private final Limits limits;
  private final String group = "group-" + UUID.randomUUID();
  private final Map<Service, Database> databases = new EnumMap<>(Service.class);
  private final Map<Service, TestInstance> current = new EnumMap<>(Service.class);
  private final Map<Service, ToyService> services = new EnumMap<>(Service.class);
  private final List<TestInstance> all = new ArrayList<>();
  final ChronicleFollower follower = new ChronicleFollower(servers);
  final ReplyFollower replies = new ReplyFollower(servers);
  final TestProducer producer = new TestProducer(servers);

  private Platform(Optional<Duration> answerTimeout, Limits limits) {
    this.limits = limits;
    for (ToyService service : ToyService.all(answerTimeout)) {
      services.put(service.service(), service);
      databases.put(service.service(), servers.newDatabase());
    }
  }

  static Platform started() {
    return started(Optional.empty());
  }

  static Platform started(Optional<Duration> answerTimeout) {
    return started(answerTimeout, Limits.STANDARD);
  }

  static Platform started(Optional<Duration> answerTimeout, Limits limits) {
    Platform platform = new Platform(answerTimeout, limits);
    for (Service service : Service.values()) {
      platform.start(service);
    }
    platform.awaitReady();
    return platform;
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
    return requireNonNull(databases.get(service));
  }

  TestInstance instance(Service service) {
    return requireNonNull(current.get(service));
  }

  /** Starts a new instance, which takes over the partitions from the previous one at once. */
  TestInstance start(Service service) {
    TestInstance instance = member(service, 0);
    current.put(service, instance);
    return instance;
  }

  /** Starts a second instance, which shares the partitions with the first. */
  TestInstance join(Service service) {
    return member(service, 1);
  }

  private TestInstance member(Service service, int number) {
    TestInstance instance =
        new TestInstance(
            servers,
            database(service),
            group,
            service + "-" + number,
            requireNonNull(services.get(service)),
            limits);
    all.add(instance);
    return instance;
  }

  /** Replaces a database by an empty one. */
  void loseDatabase(Service service) {
    servers.release(database(service));
    databases.put(service, servers.newDatabase());
  }

  void awaitReady() {
    Awaitility.await()
        .atMost(TIMEOUT)
        .until(() -> current.values().stream().allMatch(TestInstance::isReady));
  }

  @Override
  public void close() {
    all.forEach(TestInstance::close);
    producer.close();
    follower.close();
    replies.close();
    databases.values().forEach(servers::release);
  }
}
