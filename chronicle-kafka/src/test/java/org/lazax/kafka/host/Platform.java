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

/** The four toy services, each with a database and at first one instance, as a test wants them. */
final class Platform implements AutoCloseable {
  /** Far beyond what it takes: the machine may be busy with other things. */
  static final Duration PATIENCE = Duration.ofMinutes(2);

  private final RealServers servers = RealServers.these();
  private final Limits limits;
  private final String group = "group-" + UUID.randomUUID();
  private final Map<Service, Database> databases = new EnumMap<>(Service.class);
  private final Map<Service, Twin> current = new EnumMap<>(Service.class);
  private final Map<Service, ToyService> services = new EnumMap<>(Service.class);
  private final List<Twin> all = new ArrayList<>();
  final Witness witness = new Witness(servers);
  final Letters letters = new Letters(servers);
  final Post post = new Post(servers);

  private Platform(Optional<Duration> patience, Limits limits) {
    this.limits = limits;
    for (ToyService service : ToyService.all(patience)) {
      services.put(service.service(), service);
      databases.put(service.service(), servers.newDatabase());
    }
  }

  static Platform started() {
    return started(Optional.empty());
  }

  static Platform started(Optional<Duration> patience) {
    return started(patience, Limits.STANDARD);
  }

  static Platform started(Optional<Duration> patience, Limits limits) {
    Platform platform = new Platform(patience, limits);
    for (Service service : Service.values()) {
      platform.start(service);
    }
    platform.awaitReady();
    return platform;
  }

  Players players(long seed) {
    return new Players(GameId.created("tester", UUID.randomUUID().toString()), post, witness, seed);
  }

  /** Players of a game that lies in this partition. */
  Players players(long seed, int partition) {
    GameId game =
        Stream.generate(() -> GameId.created("tester", UUID.randomUUID().toString()))
            .filter(new Partition(partition, RealServers.PARTITIONS)::holds)
            .findFirst()
            .orElseThrow();
    return new Players(game, post, witness, seed);
  }

  Database database(Service service) {
    return requireNonNull(databases.get(service));
  }

  Twin instance(Service service) {
    return requireNonNull(current.get(service));
  }

  /** A new instance, which takes the partitions over at once from the one before it. */
  Twin start(Service service) {
    Twin twin = member(service, 0);
    current.put(service, twin);
    return twin;
  }

  /** One more instance, with which the first shares the partitions. */
  Twin join(Service service) {
    return member(service, 1);
  }

  private Twin member(Service service, int number) {
    Twin twin =
        new Twin(
            servers,
            database(service),
            group,
            service + "-" + number,
            requireNonNull(services.get(service)),
            limits);
    all.add(twin);
    return twin;
  }

  /** The database is lost; what comes in its place is empty. */
  void loseDatabase(Service service) {
    servers.giveBack(database(service));
    databases.put(service, servers.newDatabase());
  }

  void awaitReady() {
    Awaitility.await()
        .atMost(PATIENCE)
        .until(() -> current.values().stream().allMatch(Twin::isReady));
  }

  @Override
  public void close() {
    all.forEach(Twin::close);
    post.close();
    witness.close();
    letters.close();
    databases.values().forEach(servers::giveBack);
  }
}
