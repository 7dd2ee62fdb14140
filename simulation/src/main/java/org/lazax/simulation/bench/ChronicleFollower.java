package org.lazax.simulation.bench;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.lazax.chronicle.Realm;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.GameId;

/** Reads the chronicle on its own thread and queues the accepted commits of subscribed games. */
final class ChronicleFollower implements AutoCloseable {
  private static final Duration POLL = Duration.ofMillis(100);

  private final String kafka;
  private final Thread thread =
      Thread.ofPlatform().name("chronicle-follower").daemon().unstarted(this::read);
  private final Map<GameId, BlockingQueue<Commit>> queues = new ConcurrentHashMap<>();
  private volatile Counts counts = new Counts(0, 0, 0);
  private volatile boolean closing;

  /**
   * Counts of what was read so far.
   *
   * @param commits accepted commits
   * @param voids void commits
   * @param bytes total size of the accepted commits
   */
  record Counts(long commits, long voids, long bytes) {
    Counts since(Counts earlier) {
      return new Counts(commits - earlier.commits, voids - earlier.voids, bytes - earlier.bytes);
    }
  }

  private ChronicleFollower(String kafka) {
    this.kafka = kafka;
  }

  static ChronicleFollower start(String kafka) {
    ChronicleFollower follower = new ChronicleFollower(kafka);
    follower.thread.start();
    return follower;
  }

  Counts counts() {
    return counts;
  }

  /** Queues all commits of a game in order. Subscribe before the game is created. */
  BlockingQueue<Commit> subscribe(GameId game) {
    BlockingQueue<Commit> commits = new LinkedBlockingQueue<>();
    queues.put(game, commits);
    return commits;
  }

  void unsubscribe(GameId game) {
    queues.remove(game);
  }

  private void read() {
    try (Consumer<String, byte[]> consumer = Consumers.of(kafka, Realm.GAMES.topic())) {
      CommitAcceptor acceptor = new CommitAcceptor(consumer.assignment().size());
      while (!closing) {
        for (ConsumerRecord<String, byte[]> entry : consumer.poll(POLL)) {
          acceptor.accept(entry).ifPresent(this::deliver);
        }
        counts = new Counts(counts.commits(), acceptor.voids(), counts.bytes());
      }
    }
  }

  private void deliver(Commit commit) {
    counts =
        new Counts(counts.commits() + 1, counts.voids(), counts.bytes() + commit.bytes().length);
    BlockingQueue<Commit> queue = queues.get(commit.header().game());
    if (queue != null) {
      queue.add(commit);
    }
  }

  @Override
  public void close() {
    closing = true;
  }
}
