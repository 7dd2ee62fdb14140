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
import org.lazax.kafka.store.CheckpointStore;
import org.lazax.log.KafkaClients;
import org.lazax.log.LogIdentity;
import org.lazax.log.LogScan;

/**
 * One instance of a toy service: the very host of production on a consumer that a test can pause,
 * and kill as SIGKILL would: nothing is said goodbye to.
 */
final class Twin implements Polling, ConsumerRebalanceListener, AutoCloseable {
  static final String SEED_KEY = Base64.getEncoder().encodeToString(new byte[32]);

  private final KafkaConsumer<String, byte[]> consumer;
  private final Queue<Consumer<org.apache.kafka.clients.consumer.Consumer<?, ?>>> work =
      new ConcurrentLinkedQueue<>();
  private final MeterRegistry meters = new SimpleMeterRegistry();
  private final HostThread hostThread = new HostThread();
  private final FailingLogProducer outbox;
  private final Hosts hosts;
  private final Thread polling;
  private volatile boolean dead;
  private volatile boolean paused;
  private volatile CloseOptions farewell = CloseOptions.timeout(Duration.ZERO);

  /**
   * @param member static member id: of two with the same the later one takes over at once
   */
  Twin(
      RealServers servers,
      Database database,
      String group,
      String member,
      ToyService service,
      Limits limits) {
    String bootstrap = servers.bootstrapServers();
    this.outbox = new FailingLogProducer(bootstrap);
    this.hosts =
        new Hosts(
            new ServiceBinding<>(service, ToyFlow.class, ToyTable.class, _ -> Map.of()),
            hostThread,
            new CheckpointStore(database.pool()),
            outbox,
            new PlatformSeeds(SEED_KEY),
            new LogScan(bootstrap),
            new LogIdentity(database.pool(), bootstrap),
            new HostMeters(meters),
            limits,
            this);
    this.consumer =
        KafkaClients.reader(
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
    consumer.close(farewell);
  }

  /** How many games it has in memory, as it counts them itself. */
  long inMemory() {
    return (long) meters.get("lazax.games.in.memory").gauge().value();
  }

  boolean isReady() {
    return hosted() > 0;
  }

  /** It hears nothing more; what it has begun it still does. */
  void pause() {
    paused = true;
  }

  void wake() {
    paused = false;
  }

  /** What it writes from now on reaches nobody. */
  void mute() {
    outbox.mute();
  }

  /** What it writes arrives again. */
  void unmute() {
    outbox.unmute();
  }

  /** Whether it has written something that reached nobody. */
  boolean hasWrittenInVain() {
    return outbox.lost() > 0;
  }

  /** The partitions it hosts, all of them read to the end. */
  int hosted() {
    Hosts.Readiness now = hosts.readiness();
    return now.ready() == now.assigned() ? now.assigned() : 0;
  }

  /** It says goodbye to the group, as an instance does that is not to come back. */
  void leave() {
    farewell = CloseOptions.groupMembershipOperation(GroupMembershipOperation.LEAVE_GROUP);
    close();
  }

  /** It is gone in the middle of whatever it did. */
  void kill() {
    dead = true;
    hostThread.stop();
    outbox.close();
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
