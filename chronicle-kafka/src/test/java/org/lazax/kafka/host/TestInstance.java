package org.lazax.kafka.host;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.Duration;
import java.util.Base64;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import org.apache.kafka.clients.consumer.CloseOptions;
import org.apache.kafka.clients.consumer.CloseOptions.GroupMembershipOperation;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRebalanceListener;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.RangeAssignor;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.FencedInstanceIdException;
import org.lazax.chronicle.host.Limits;
import org.lazax.chronicle.toy.ToyFlow;
import org.lazax.chronicle.toy.ToyService;
import org.lazax.chronicle.toy.ToyTable;
import org.lazax.chronicle.transport.Topics;
import org.lazax.kafka.ServiceBinding;
import org.lazax.kafka.seed.PlatformSeeds;
import org.lazax.log.KafkaClients;
import org.lazax.log.LogIdentity;
import org.lazax.log.LogScan;

/**
 * One instance of a toy service: the production host with a consumer that a test can pause and
 * kill. A killed instance does not leave its group, as after SIGKILL.
 */
final class TestInstance implements Polling, ConsumerRebalanceListener, AutoCloseable {
  static final String SEED_KEY = Base64.getEncoder().encodeToString(new byte[32]);

  private final KafkaConsumer<String, byte[]> consumer;
  private final Queue<Consumer<org.apache.kafka.clients.consumer.Consumer<?, ?>>> work =
      new ConcurrentLinkedQueue<>();
  private final MeterRegistry meters = new SimpleMeterRegistry();
  private final HostThread hostThread = new HostThread();
  private final FailingLogProducer producer;
  private final HeldCheckpoints checkpoints;
  private final Hosts hosts;
  private final Thread polling;
  private volatile boolean dead;
  private volatile boolean paused;
  private volatile CloseOptions closeOptions = CloseOptions.timeout(Duration.ZERO);

  /**
   * @param member static member id; of two instances with the same id, the later one takes over at
   *     once
   */
  TestInstance(
      RealServers servers,
      Database database,
      String group,
      String member,
      ToyService service,
      Limits limits) {
    String bootstrap = servers.bootstrapServers();
    this.producer = new FailingLogProducer(bootstrap);
    this.checkpoints = new HeldCheckpoints(database);
    this.hosts =
        new Hosts(
            new ServiceBinding<>(service, ToyFlow.class, ToyTable.class, _ -> Map.of()),
            hostThread,
            checkpoints,
            producer,
            new PlatformSeeds(SEED_KEY),
            new LogScan(bootstrap),
            new LogIdentity(database.pool(), bootstrap),
            new HostMeters(meters),
            limits,
            this);
    this.consumer =
        KafkaClients.consumer(
            bootstrap,
            Map.of(
                ConsumerConfig.GROUP_ID_CONFIG,
                group + "-" + service.service().wireName(),
                ConsumerConfig.GROUP_INSTANCE_ID_CONFIG,
                member,
                ConsumerConfig.SESSION_TIMEOUT_MS_CONFIG,
                6_000,
                ConsumerConfig.HEARTBEAT_INTERVAL_MS_CONFIG,
                500,
                ConsumerConfig.PARTITION_ASSIGNMENT_STRATEGY_CONFIG,
                RangeAssignor.class.getName(),
                ConsumerConfig.AUTO_OFFSET_RESET_CONFIG,
                "earliest"));
    consumer.subscribe(List.of(Topics.CHRONICLE, Topics.commands(service.service())), this);
    this.polling = Thread.ofPlatform().name("twin-" + member).start(this::poll);
  }

  private void poll() {
    while (!dead) {
      if (paused) {
        LockSupport.parkNanos(Duration.ofMillis(5).toNanos());
        continue;
      }
      try {
        for (var next = work.poll(); next != null; next = work.poll()) {
          next.accept(consumer);
        }
        ConsumerRecords<String, byte[]> records = consumer.poll(Duration.ofMillis(20));
        if (!records.isEmpty()) {
          hostThread.run(() -> hosts.read(records));
        }
      } catch (FencedInstanceIdException e) {
        dead = true;
      }
    }
    consumer.close(closeOptions);
  }

  /** Its checkpoints, on their way to the database. */
  HeldCheckpoints checkpoints() {
    return checkpoints;
  }

  /** The number of games in memory, by the metric. */
  long inMemory() {
    return (long) meters.get("lazax.games.in.memory").gauge().value();
  }

  boolean isReady() {
    return readyPartitions() > 0;
  }

  /** Stops reading. Effects that have begun go on. */
  void pause() {
    paused = true;
  }

  void resume() {
    paused = false;
  }

  /** Drops the records that it sends from now on. */
  void cutOff() {
    producer.cutOff();
  }

  /** Sends records again. */
  void reconnect() {
    producer.reconnect();
  }

  /** Whether it has dropped a record. */
  boolean hasLostRecords() {
    return producer.lost() > 0;
  }

  /** The number of its partitions if all are ready; otherwise 0. */
  int readyPartitions() {
    Hosts.Readiness now = hosts.readiness();
    return now.ready() == now.assigned() ? now.assigned() : 0;
  }

  /** Leaves the group and stops, as an instance that does not come back. */
  void leave() {
    closeOptions = CloseOptions.groupMembershipOperation(GroupMembershipOperation.LEAVE_GROUP);
    close();
  }

  /** Kills the instance in the middle of its work. */
  void kill() {
    dead = true;
    hostThread.stop();
    producer.close();
  }

  @Override
  public void run(Consumer<org.apache.kafka.clients.consumer.Consumer<?, ?>> task) {
    work.add(task);
  }

  @Override
  public void onPartitionsAssigned(Collection<TopicPartition> assigned) {
    hosts.assigned(consumer, assigned);
  }

  @Override
  public void onPartitionsRevoked(Collection<TopicPartition> revoked) {
    hosts.revoked(revoked);
  }

  @Override
  public void close() {
    kill();
    try {
      polling.join(Duration.ofSeconds(10));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
