package org.lazax.kafka.host;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.Duration;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.kafka.common.TopicPartition;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.decider.Decider;
import org.lazax.chronicle.host.Limits;
import org.lazax.chronicle.toy.FailingToy;
import org.lazax.chronicle.toy.ToyFlow;
import org.lazax.chronicle.toy.ToyTable;
import org.lazax.kafka.HostedServices;
import org.lazax.kafka.ServiceBinding;
import org.lazax.kafka.reads.LiveGames;
import org.lazax.kafka.seed.PlatformSeeds;
import org.lazax.log.LogIdentity;
import org.lazax.log.vital.Alive;
import org.lazax.log.vital.Heartbeat;
import org.lazax.log.vital.ProcessEnd;
import org.lazax.log.vital.ReadingProgress;

/**
 * One instance of a toy service: the production host with a consumer that a test can pause and
 * kill. A killed instance does not leave its group, as after SIGKILL.
 */
final class TestInstance implements AutoCloseable {
  static final String SEED_KEY = Base64.getEncoder().encodeToString(new byte[32]);

  private static final Duration SESSION_TIMEOUT = Duration.ofSeconds(6);

  /** A poll that takes longer hangs. */
  static final Duration LONGEST_ROUND = Duration.ofSeconds(5);

  private static final Duration COMPARISON_INTERVAL = Duration.ofMillis(300);

  /** A partition that gets on no further for longer stands still. */
  static final Duration LONGEST_STANDSTILL =
      COMPARISON_INTERVAL.multipliedBy(ReadingProgress.PATIENCE + 2);

  /** Stands for the end of the process. */
  private static final class RecordedEnd extends ProcessEnd {
    private volatile boolean ended;

    @Override
    public void now() {
      ended = true;
    }
  }

  private final MeterRegistry meters = new SimpleMeterRegistry();
  private final PausableConsumer consumer;
  private final FailingLogProducer producer;
  private final HeldCheckpoints checkpoints;
  private final FailingLogScan scan;
  private final Hosts hosts;
  private final HostedGames games;
  private final StoppedGamesResource stoppedGames;
  private final HostThread thread;
  private final Heartbeat heartbeat = new Heartbeat(LONGEST_ROUND);
  private final ReadingProgress progress = new ReadingProgress(COMPARISON_INTERVAL);
  private final Alive alive = new Alive(heartbeat, progress);
  private final RecordedEnd end = new RecordedEnd();

  /**
   * @param member static member id; of two instances with the same id, the later one takes over at
   *     once
   */
  TestInstance(
      RealServers servers,
      Database database,
      String group,
      String member,
      List<? extends Decider<ToyFlow, ToyTable>> services,
      Limits limits) {
    String bootstrap = servers.bootstrapServers();
    this.producer = new FailingLogProducer(bootstrap);
    this.checkpoints = new HeldCheckpoints(database);
    this.scan = new FailingLogScan(bootstrap);
    this.consumer =
        new PausableConsumer(bootstrap, HostConsumer.settings(group, member, SESSION_TIMEOUT));
    HostInputs inputs = new HostInputs(consumer);
    HostedServices hosted =
        new HostedServices(services.stream().map(TestInstance::binding).toList());
    this.hosts =
        new Hosts(
            hosted,
            consumer,
            inputs,
            checkpoints,
            producer,
            new ProducedDeadLetters(producer),
            new PlatformSeeds(SEED_KEY),
            scan,
            new LogIdentity(database.pool(), hosted, bootstrap),
            new HostMeters(meters),
            limits,
            progress);
    this.games = new HostedGames(hosts, inputs);
    this.stoppedGames = new StoppedGamesResource(hosted, hosts, inputs);
    this.thread = new HostThread(consumer, inputs, hosts, heartbeat, end);
    thread.start();
  }

  private static ServiceBinding<?, ?> binding(Decider<ToyFlow, ToyTable> service) {
    return new ServiceBinding<>(
        service,
        ToyFlow.class,
        ToyTable.class,
        position -> {
          FailingToy.Place.VIEW.in(position);
          return Map.of();
        });
  }

  /** The resource with which an operator finds games that have stopped. */
  StoppedGamesResource stoppedGames() {
    return stoppedGames;
  }

  /** Whether its process has ended by itself. */
  boolean hasEnded() {
    return end.ended;
  }

  /** What its liveness check says. */
  boolean isAlive() {
    return alive.call().getStatus() == HealthCheckResponse.Status.UP;
  }

  /** Throws an error in the next poll. */
  void failInPoll(Error error) {
    consumer.failWith(error);
  }

  /** Its checkpoints, on their way to the database. */
  HeldCheckpoints checkpoints() {
    return checkpoints;
  }

  /** The number of games in memory, by the metric. */
  long inMemory() {
    return (long) meters.get("lazax.games.in.memory").gauge().value();
  }

  /** What it has counted, by the name of the metric. */
  long count(String metric) {
    return (long) meters.get(metric).counter().count();
  }

  /** The games that it has in memory. */
  LiveGames games() {
    return games;
  }

  boolean isReady() {
    return hosts.readiness().isReady();
  }

  /** Stops in the next poll. What was sent before goes on. */
  void pause() {
    consumer.pausePolls();
  }

  void resume() {
    consumer.resumePolls();
  }

  /** Drops the records that it sends from now on. */
  void cutOff() {
    producer.cutOff();
  }

  /** Fails when it sends the next record to this topic. */
  void failToSend(String topic) {
    producer.failOnce(topic);
  }

  /** Has the next record of a game rejected. */
  void rejectNext(GameId game, Exception rejection) {
    producer.reject(game, rejection);
  }

  /** Fails as often when a game is read again from the log. */
  void failToScan(int times) {
    scan.fail(times);
  }

  /** Loses the next record of this topic that it polls. */
  void loseOne(String topic) {
    consumer.loseOne(topic);
  }

  /** Reads nothing of this topic from now on, or again. */
  void hear(String topic, boolean whether) {
    consumer.hear(topic, whether);
  }

  /** Reads this topic from behind its end on. */
  void misplace(String topic) {
    consumer.misplace(topic);
  }

  /** The partitions that it does not read now, although they are assigned. */
  Set<TopicPartition> heldBack() {
    return consumer.heldBack();
  }

  /** What its readiness check says is lost. */
  List<String> lost() {
    return hosts.readiness().lost();
  }

  /** Sends records again. */
  void reconnect() {
    producer.reconnect();
  }

  /** Whether it has dropped a record. */
  boolean hasLostRecords() {
    return producer.lost() > 0;
  }

  /** The number of its hosts if all are ready; otherwise 0. */
  int readyHosts() {
    AssignedPartitions.Readiness now = hosts.readiness();
    return now.ready() == now.assigned() ? now.assigned() : 0;
  }

  /** Leaves the group and stops, as an instance that does not come back. */
  void leave() {
    consumer.leaveAtClose();
    close();
  }

  /** Kills the instance in the middle of its work: nothing that it does from now on counts. */
  void kill() {
    producer.cutOff();
    consumer.resumePolls();
    thread.stop();
    producer.close();
  }

  @Override
  public void close() {
    kill();
  }
}
