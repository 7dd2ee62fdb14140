package org.lazax.kafka.host;

import static java.util.Objects.requireNonNull;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.acceptance.Answer;
import org.lazax.chronicle.acceptance.Answers;
import org.lazax.chronicle.acceptance.Chain;
import org.lazax.chronicle.acceptance.Claims;
import org.lazax.chronicle.acceptance.Partition;
import org.lazax.chronicle.acceptance.Verdict;
import org.lazax.chronicle.commit.ChronicleRecord;
import org.lazax.chronicle.commit.Claim;
import org.lazax.chronicle.commit.ClaimId;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.commit.RefusedCommand;
import org.lazax.chronicle.commit.UnreadableRecord;
import org.lazax.chronicle.transport.Topics;
import org.lazax.log.KafkaClients;

/**
 * Reads the log as any reader may, from its beginning, and judges it by the rules of acceptance
 * alone.
 */
final class Witness implements AutoCloseable {

  /** A game as the log tells it. */
  static final class Told {
    private Chain chain = Chain.EMPTY;
    private final List<Commit> commits = new ArrayList<>();
    private final Answers answers = new Answers();
    private int voids;

    List<Commit> commits() {
      return List.copyOf(commits);
    }

    long seq() {
      return chain.seq();
    }

    Chain chain() {
      return chain;
    }

    int voids() {
      return voids;
    }
  }

  private final KafkaConsumer<String, byte[]> consumer;
  private final Map<Integer, Claims> claims = new HashMap<>();
  private final Map<GameId, Told> games = new HashMap<>();

  Witness(RealServers servers) {
    consumer = KafkaClients.reader(servers.bootstrapServers());
    List<TopicPartition> partitions =
        IntStream.range(0, RealServers.PARTITIONS)
            .mapToObj(number -> new TopicPartition(Topics.CHRONICLE, number))
            .toList();
    consumer.assign(partitions);
    consumer.seekToBeginning(partitions);
  }

  Told game(GameId game) {
    return games.computeIfAbsent(game, _ -> new Told());
  }

  /** The latest claim of a service to the partition of this game. */
  ClaimId claim(Service service, GameId game) {
    int partition = Partition.of(game, RealServers.PARTITIONS).number();
    return requireNonNull(claims.get(partition)).of(service).orElseThrow();
  }

  /** Reads on until the command has an answer. */
  Answer answer(GameId game, CommandId command) {
    return await(() -> answered(game, command), "answer to " + command);
  }

  /** The answer that was read, if one was. */
  Optional<Answer> answered(GameId game, CommandId command) {
    return game(game).answers.to(command);
  }

  /** Reads what comes within this time. */
  void readOn(Duration time) {
    consumer.poll(time).forEach(this::read);
  }

  /** Reads on until the game has come that far. */
  void awaitSeq(GameId game, long seq) {
    await(
        () -> Optional.of(game(game).seq()).filter(now -> now >= seq),
        "commit " + seq + " of " + game);
  }

  <V> V await(Supplier<Optional<V>> wanted, String what) {
    long end = System.nanoTime() + Platform.PATIENCE.toNanos();
    while (true) {
      Optional<V> found = wanted.get();
      if (found.isPresent()) {
        return found.get();
      }
      if (System.nanoTime() > end) {
        throw new AssertionError("no " + what + " within " + Platform.PATIENCE);
      }
      readOn(Duration.ofMillis(20));
    }
  }

  private void read(ConsumerRecord<String, byte[]> entry) {
    Claims now =
        claims.computeIfAbsent(
            entry.partition(),
            number -> Claims.none(new Partition(number, RealServers.PARTITIONS)));
    switch (ChronicleRecord.read(entry.value())) {
      case Claim claim -> claims.put(entry.partition(), now.with(claim));
      case Commit commit -> read(commit, entry.key(), now);
      case RefusedCommand refused -> game(refused.game()).answers.record(refused, entry.key(), now);
      case UnreadableRecord _ -> {}
    }
  }

  private void read(Commit commit, String key, Claims now) {
    Told game = game(commit.header().game());
    switch (game.chain.judge(commit, key, now)) {
      case Verdict.Accepted accepted -> {
        game.chain = accepted.chain();
        game.commits.add(commit);
        game.answers.record(commit);
      }
      case Verdict.Voided _ -> game.voids++;
      case Verdict.Lost lost -> throw new AssertionError("lost " + lost.reason());
    }
  }

  @Override
  public void close() {
    consumer.close();
  }
}
