package org.lazax.simulation.bench;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Stamp;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.EventLines;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.transport.Topics;
import org.lazax.simulation.rules.Services;
import org.lazax.table.Table;

/** The chronicle as it lies in Kafka, read from its beginning again and again. */
final class ReplayedLog implements AutoCloseable {
  private static final EventLines LINES = EventLines.ofAll(Services.wire(), Services.upcasters());
  private static final JsonFactory JSON = new JsonFactory();
  private static final Duration POLL = Duration.ofMillis(100);

  private final KafkaConsumer<String, byte[]> consumer;
  private final Map<TopicPartition, Long> ends;
  private final long records;

  /**
   * One reading.
   *
   * @param events folded ones; 0 where nothing was folded
   */
  record Pass(long records, long bytes, long events, long nanos) {}

  /** What is done with a record. */
  private interface Reader {
    /** How many events it folded. */
    int read(ConsumerRecord<String, byte[]> entry);
  }

  /**
   * @param most records to read at most; what is written from now on is not read
   */
  ReplayedLog(String kafka, long most) {
    consumer = Consumers.of(kafka, Topics.CHRONICLE);
    ends = consumer.endOffsets(consumer.assignment());
    records = Math.min(most, ends.values().stream().mapToLong(Long::longValue).sum());
  }

  /** Consumes the records and does nothing with them. */
  Pass bare() {
    return read(_ -> 0);
  }

  /**
   * Reads the JSON tokens of every line and makes nothing of them: the least that any reader by
   * this library does with text, before it hashes, judges or folds.
   */
  Pass tokens() {
    return read(entry -> {
      try (JsonParser lines = JSON.createParser(entry.value())) {
        while (lines.nextToken() != null) {}
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      return 0;
    });
  }

  /** Judges every commit, reads every line of the accepted ones and folds them into tables. */
  Pass folded() {
    CommitAcceptor judge = new CommitAcceptor(ends.size());
    Map<GameId, Table> tables = new HashMap<>();
    return read(entry -> judge.accepted(entry).map(commit -> fold(commit, tables)).orElse(0));
  }

  private static int fold(Commit commit, Map<GameId, Table> tables) {
    Stamp stamp = commit.header().stamp();
    Table table = tables.getOrDefault(commit.header().game(), Services.nothing());
    for (GameEvent event : LINES.read(commit)) {
      table = table.evolve(event, stamp);
    }
    tables.put(commit.header().game(), table);
    return commit.lines().size();
  }

  private Pass read(Reader reader) {
    consumer.seekToBeginning(ends.keySet());
    long start = System.nanoTime();
    long read = 0;
    long bytes = 0;
    long events = 0;
    while (read < records) {
      for (ConsumerRecord<String, byte[]> entry : consumer.poll(POLL)) {
        if (read == records) {
          break;
        }
        read++;
        bytes += entry.serializedValueSize();
        events += reader.read(entry);
      }
    }
    return new Pass(read, bytes, events, System.nanoTime() - start);
  }

  @Override
  public void close() {
    consumer.close();
  }
}
