package org.lazax.gateway.chronicle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.deploy.kafka.Topics.PARTITIONS;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.MockConsumer;
import org.apache.kafka.clients.consumer.OffsetOutOfRangeException;
import org.apache.kafka.common.TopicPartition;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Realm;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.RefusedCommand;
import org.lazax.chronicle.host.MemoryBudget;
import org.lazax.chronicle.transport.Topics;
import org.lazax.gateway.RealServers;
import org.lazax.gateway.stream.ReaderMemory;
import org.lazax.log.LogIdentity;
import org.lazax.log.LogScan;
import org.lazax.log.ReadRealms;
import org.lazax.log.vital.Heartbeat;
import org.lazax.log.vital.ProcessEnd;
import org.lazax.log.vital.ReadingProgress;

/** How the gateway goes on when records are gone that it has not read. */
@QuarkusTest
@QuarkusTestResource(RealServers.class)
class LogThreadTest {
  private static final Duration TIMEOUT = Duration.ofMinutes(1);
  private static final long FAR = 1_000_000;
  private static final TopicPartition REPLIES = new TopicPartition(Topics.REPLIES, 0);
  private static final TopicPartition CHRONICLE = new TopicPartition(Realm.GAMES.topic(), 0);

  @Inject LogIdentity log;
  @Inject ReadRealms realms;
  @Inject ChronicleStore store;
  @Inject LogScan scan;

  private final MockConsumer<String, byte[]> consumer = new MockConsumer<>("none");
  private final List<Long> places = new CopyOnWriteArrayList<>();
  private final List<Long> replies = new CopyOnWriteArrayList<>();
  private ChronicleReader reader;
  private LogThread thread;

  /** All topics reach far, and the thread has begun. */
  @BeforeEach
  void begin() {
    Map<TopicPartition, Long> beginnings = new HashMap<>();
    Map<TopicPartition, Long> ends = new HashMap<>();
    Stream.concat(realms.realms().stream().map(Realm::topic), Stream.of(Topics.REPLIES))
        .flatMap(topic ->
            IntStream.range(0, PARTITIONS).mapToObj(number -> new TopicPartition(topic, number)))
        .forEach(place -> {
          beginnings.put(place, 0L);
          ends.put(place, FAR);
        });
    consumer.updateBeginningOffsets(beginnings);
    consumer.updateEndOffsets(ends);
    reader =
        new ChronicleReader(
            store,
            new Games(),
            new Saver(
                store,
                new Feeds(new ReaderMemory(MemoryBudget.unlimited())),
                MemoryBudget.unlimited()),
            new Listener() {
              @Override
              public void accepted(Commit commit) {}

              @Override
              public void refused(RefusedCommand refused) {}
            },
            scan,
            new Backlog(),
            new Heartbeat());
    thread =
        new LogThread(
            log,
            realms,
            reader,
            records -> records.forEach(record -> replies.add(record.offset())),
            new Heartbeat(),
            new ReadingProgress(),
            new ProcessEnd(),
            consumer);
    thread.start();
    Awaitility.await().atMost(TIMEOUT).until(() -> reader.partitions() == partitions());
  }

  @AfterEach
  void stop() {
    thread.stop();
  }

  @Test
  void repliesThatAreGoneAreLeftOutAndLaterOnesAreRead() {
    consumer.schedulePollTask(() -> {
      consumer.updateEndOffsets(Map.of(REPLIES, 2 * FAR));
      consumer.setPollException(new OffsetOutOfRangeException(Map.of(REPLIES, FAR)));
    });
    consumer.schedulePollTask(() -> {
      places.add(consumer.position(REPLIES));
      consumer.addRecord(
          new ConsumerRecord<>(REPLIES.topic(), REPLIES.partition(), 2 * FAR, "game", new byte[0]));
    });

    Awaitility.await().atMost(TIMEOUT).until(() -> !replies.isEmpty());
    assertThat(places).containsExactly(2 * FAR);
    assertThat(replies).containsExactly(2 * FAR);
    assertThat(reader.lost()).isEmpty();
  }

  @Test
  void aChronicleOfWhichRecordsAreGoneIsReadNoFurtherAndRepliesAre() {
    consumer.schedulePollTask(() -> {
      consumer.updateBeginningOffsets(Map.of(CHRONICLE, FAR));
      consumer.setPollException(new OffsetOutOfRangeException(Map.of(CHRONICLE, 0L)));
    });
    consumer.schedulePollTask(() ->
        consumer.addRecord(
            new ConsumerRecord<>(REPLIES.topic(), REPLIES.partition(), FAR, "game", new byte[0])));

    Awaitility.await().atMost(TIMEOUT).until(() -> !replies.isEmpty());
    assertThat(reader.lost()).singleElement().asString().contains("are gone");
    assertThat(reader.partitions()).isEqualTo(partitions() - 1);
  }

  private int partitions() {
    return PARTITIONS * realms.realms().size();
  }
}
