package org.lazax.gateway.chronicle;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.MockConsumer;
import org.apache.kafka.common.TopicPartition;
import org.awaitility.Awaitility;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Realm;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.acceptance.Partition;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.commit.RefusedCommand;
import org.lazax.chronicle.host.MemoryBudget;
import org.lazax.deploy.kafka.Topics;
import org.lazax.gateway.Author;
import org.lazax.gateway.RealServers;
import org.lazax.gateway.stream.ReaderMemory;
import org.lazax.log.KafkaClients;
import org.lazax.log.LogScan;
import org.lazax.log.vital.Heartbeat;

/** Where the reader begins, and begins again. The database is filled by the gateway beside it. */
@QuarkusTest
@QuarkusTestResource(RealServers.class)
class ChronicleReaderTest {
  private static final Duration TIMEOUT = Duration.ofMinutes(1);
  private static final Duration POLL = Duration.ofMillis(50);
  private static final long FAR = 1_000_000;

  private static final List<TopicPartition> PARTITIONS =
      IntStream.range(0, Topics.PARTITIONS)
          .mapToObj(number -> new TopicPartition(Realm.GAMES.topic(), number))
          .toList();

  @Inject ChronicleStore store;
  @Inject LogScan scan;

  @ConfigProperty(name = "kafka.bootstrap.servers")
  String bootstrapServers = "";

  private final Games games = new Games();
  private final List<Commit> told = new CopyOnWriteArrayList<>();

  @Test
  void aReaderThatBeginsAgainMissesNothingThatAnotherGatewayHasSavedMeanwhile() {
    ChronicleReader reader = reader();
    try (Author author = Author.ofTwoCommits(bootstrapServers);
        Consumer<String, byte[]> consumer = KafkaClients.consumer(bootstrapServers)) {
      awaitSaved(author.game(), 2);
      consumer.assign(PARTITIONS);
      reader.begin(consumer, PARTITIONS, Topics.PARTITIONS);
      author.draws(new Seat(1), "the third");
      awaitSaved(author.game(), 3);

      reader.begin(consumer, PARTITIONS, Topics.PARTITIONS);

      Awaitility.await()
          .atMost(TIMEOUT)
          .until(() -> {
            reader.read(consumer.poll(POLL));
            return told(author.game()).contains(3L);
          });
      assertThat(told(author.game())).doesNotHaveDuplicates();
    }
  }

  @Test
  void standingsThatWereReadAreNewerThanThoseThatAreStored() {
    try (Author author = Author.ofTwoCommits(bootstrapServers)) {
      awaitSaved(author.game(), 2);
      Standing second = stored(author.game());
      author.draws(new Seat(1), "the third");
      awaitSaved(author.game(), 3);
      Standing third = stored(author.game());
      games.put(author.game(), third);

      games.putAll(Map.of(author.game(), second));

      assertThat(games.standing(author.game())).isEqualTo(third);
    }
  }

  @Test
  void aPartitionOfWhichRecordsAreGoneIsToldAndTheOtherIsRead() {
    ChronicleReader reader = reader();
    MockConsumer<String, byte[]> consumer = consumer(Map.of());
    reader.begin(consumer, PARTITIONS, Topics.PARTITIONS);
    assertThat(reader.lost()).isEmpty();
    consumer.updateBeginningOffsets(Map.of(PARTITIONS.getFirst(), FAR));

    reader.outOfRange(consumer, Set.of(PARTITIONS.getFirst()));

    assertThat(reader.lost()).singleElement().asString().contains("are gone", "lost-records.md");
    assertThat(reader.partitions()).isEqualTo(PARTITIONS.size() - 1);
  }

  @Test
  void aLogThatEndsBeforeWhatWasReadIsNotReadFromElsewhere() {
    try (Author author = Author.ofTwoCommits(bootstrapServers)) {
      awaitSaved(author.game(), 2);
      ChronicleReader reader = reader();

      reader.begin(
          consumer(Map.of(PARTITIONS.getFirst(), 0L, PARTITIONS.getLast(), 0L)),
          PARTITIONS,
          Topics.PARTITIONS);

      assertThat(reader.lost()).isNotEmpty().allMatch(what -> what.contains("the log ends at 0"));
      assertThat(reader.partitions()).isEqualTo(PARTITIONS.size() - reader.lost().size());
    }
  }

  /** A consumer of partitions that reach far, but for those that end elsewhere. */
  private static MockConsumer<String, byte[]> consumer(Map<TopicPartition, Long> ends) {
    MockConsumer<String, byte[]> consumer = new MockConsumer<>("none");
    consumer.assign(PARTITIONS);
    Map<TopicPartition, Long> beginnings = new HashMap<>();
    Map<TopicPartition, Long> all = new HashMap<>();
    PARTITIONS.forEach(partition -> beginnings.put(partition, 0L));
    PARTITIONS.forEach(partition -> all.put(partition, ends.getOrDefault(partition, 2 * FAR)));
    consumer.updateBeginningOffsets(beginnings);
    consumer.updateEndOffsets(all);
    return consumer;
  }

  private ChronicleReader reader() {
    Listener listener =
        new Listener() {
          @Override
          public void accepted(Commit commit) {
            told.add(commit);
          }

          @Override
          public void refused(RefusedCommand refused) {}
        };
    return new ChronicleReader(
        store,
        games,
        new Saver(
            store, new Feeds(new ReaderMemory(MemoryBudget.unlimited())), MemoryBudget.unlimited()),
        listener,
        scan,
        new Backlog(),
        new Heartbeat());
  }

  private List<Long> told(GameId game) {
    return told.stream()
        .map(Commit::header)
        .filter(header -> header.game().equals(game))
        .map(header -> header.seq())
        .toList();
  }

  private Standing stored(GameId game) {
    return PARTITIONS.stream()
        .map(partition ->
            store
                .standings(
                    partition.topic(), new Partition(partition.partition(), Topics.PARTITIONS))
                .await()
                .atMost(TIMEOUT))
        .flatMap(all -> Stream.ofNullable(all.get(game)))
        .findFirst()
        .orElseThrow();
  }

  private void awaitSaved(GameId game, int commits) {
    Awaitility.await()
        .atMost(TIMEOUT)
        .until(() -> store.commits(game, 0, 10).await().atMost(TIMEOUT).size() == commits);
  }
}
