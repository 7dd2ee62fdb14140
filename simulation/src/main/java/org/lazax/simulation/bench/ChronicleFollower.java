package org.lazax.simulation.bench;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.transport.Topics;

/**
 * Reads the chronicle on a thread of its own and hands on the commits of the games it is told of.
 */
final class ChronicleFollower implements AutoCloseable {
  private static final Duration POLL = Duration.ofMillis(100);

  private final String kafka;
  private final Thread thread = Thread.ofPlatform().name("witness").daemon().unstarted(this::read);
  private final Map<GameId, BlockingQueue<Commit>> watched = new ConcurrentHashMap<>();
  private volatile Seen seen = new Seen(0, 0, 0);
  private volatile boolean closing;

  /**
   * What lay in the log so far.
   *
   * @param commits accepted ones
   * @param bytes of the accepted ones
   */
  record Seen(long commits, long voids, long bytes) {
    Seen since(Seen earlier) {
      return new Seen(commits - earlier.commits, voids - earlier.voids, bytes - earlier.bytes);
    }
  }

  private ChronicleFollower(String kafka) {
    this.kafka = kafka;
  }

  static ChronicleFollower start(String kafka) {
    ChronicleFollower witness = new ChronicleFollower(kafka);
    witness.thread.start();
    return witness;
  }

  Seen seen() {
    return seen;
  }

  /** All commits of a game that is not there yet, in order, as they come. */
  BlockingQueue<Commit> watch(GameId game) {
    BlockingQueue<Commit> commits = new LinkedBlockingQueue<>();
    watched.put(game, commits);
    return commits;
  }

  void forget(GameId game) {
    watched.remove(game);
  }

  private void read() {
    try (Consumer<String, byte[]> consumer = Consumers.of(kafka, Topics.CHRONICLE)) {
      CommitAcceptor judge = new CommitAcceptor(consumer.assignment().size());
      while (!closing) {
        for (ConsumerRecord<String, byte[]> entry : consumer.poll(POLL)) {
          judge.accepted(entry).ifPresent(this::hand);
        }
        seen = new Seen(seen.commits(), judge.voids(), seen.bytes());
      }
    }
  }

  private void hand(Commit commit) {
    seen = new Seen(seen.commits() + 1, seen.voids(), seen.bytes() + commit.bytes().length);
    BlockingQueue<Commit> queue = watched.get(commit.header().game());
    if (queue != null) {
      queue.add(commit);
    }
  }

  @Override
  public void close() {
    closing = true;
  }
}
