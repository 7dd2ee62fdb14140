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
import org.lazax.chronicle.Realm;
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
import org.lazax.log.KafkaClients;
import org.lazax.log.RecordValue;

/** Reads the log from its beginning by the rules of acceptance. */
final class ChronicleFollower implements AutoCloseable {

  /** A game as the log holds it. */
  static final class FollowedGame {
    private Chain chain = Chain.EMPTY;
    private final List<Commit> commits = new ArrayList<>();
    private final Answers answers = new Answers();
    private int voided;

    List<Commit> commits() {
      return List.copyOf(commits);
    }

    long seq() {
      return chain.seq();
    }

    Chain chain() {
      return chain;
    }

    int voided() {
      return voided;
    }
  }

  private final KafkaConsumer<String, byte[]> consumer;
  private final Map<Integer, Claims> claims = new HashMap<>();
  private final Map<GameId, FollowedGame> games = new HashMap<>();

  ChronicleFollower(RealServers servers) {
    consumer = KafkaClients.consumer(servers.bootstrapServers());
    List<TopicPartition> partitions =
        IntStream.range(0, RealServers.PARTITIONS)
            .mapToObj(number -> new TopicPartition(Realm.GAMES.topic(), number))
            .toList();
    consumer.assign(partitions);
    consumer.seekToBeginning(partitions);
  }

  FollowedGame game(GameId game) {
    return games.computeIfAbsent(game, _ -> new FollowedGame());
  }

  /** The latest claim of a service to the partition of this game. */
  ClaimId claim(Service service, GameId game) {
    int partition = Partition.of(game, RealServers.PARTITIONS).number();
    return requireNonNull(claims.get(partition)).of(service).orElseThrow();
  }

  /** Polls until the command has an answer. */
  Answer answer(GameId game, CommandId command) {
    return await(() -> answered(game, command), "answer to " + command);
  }

  /** The answer to the command, if it was read. */
  Optional<Answer> answered(GameId game, CommandId command) {
    return game(game).answers.to(command);
  }

  /** Polls once for this time. */
  void poll(Duration time) {
    consumer.poll(time).forEach(this::read);
  }

  /** Polls until the game has this commit. */
  void awaitSeq(GameId game, long seq) {
    await(
        () -> Optional.of(game(game).seq()).filter(now -> now >= seq),
        "commit " + seq + " of " + game);
  }

  <V> V await(Supplier<Optional<V>> condition, String what) {
    long end = System.nanoTime() + Platform.TIMEOUT.toNanos();
    while (true) {
      Optional<V> found = condition.get();
      if (found.isPresent()) {
        return found.get();
      }
      if (System.nanoTime() > end) {
        throw new AssertionError("no " + what + " within " + Platform.TIMEOUT);
      }
      poll(Duration.ofMillis(20));
    }
  }

  private void read(ConsumerRecord<String, byte[]> record) {
    Claims now =
        claims.computeIfAbsent(
            record.partition(),
            number -> Claims.none(new Partition(number, RealServers.PARTITIONS)));
    switch (ChronicleRecord.read(RecordValue.of(record))) {
      case Claim claim -> claims.put(record.partition(), now.with(claim));
      case Commit commit -> read(commit, record.key(), now);
      case RefusedCommand refused ->
          game(refused.game()).answers.record(refused, record.key(), now);
      case UnreadableRecord _ -> {}
    }
  }

  private void read(Commit commit, String key, Claims now) {
    FollowedGame game = game(commit.header().game());
    switch (game.chain.judge(commit, key, now)) {
      case Verdict.Accepted accepted -> {
        game.chain = accepted.chain();
        game.commits.add(commit);
        game.answers.record(commit);
      }
      case Verdict.Voided _ -> game.voided++;
      case Verdict.Lost lost -> throw new AssertionError("lost " + lost.reason());
    }
  }

  @Override
  public void close() {
    consumer.close();
  }
}
