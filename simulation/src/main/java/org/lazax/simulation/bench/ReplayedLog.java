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
import org.lazax.chronicle.Realm;
import org.lazax.chronicle.Stamp;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.EventLines;
import org.lazax.chronicle.commit.GameId;
import org.lazax.simulation.rules.Services;
import org.lazax.table.Table;

/** Reads the chronicle from Kafka repeatedly, always from its beginning. */
final class ReplayedLog implements AutoCloseable {
  private static final EventLines LINES = EventLines.ofAll(Services.wire(), Services.upcasters());
  private static final JsonFactory JSON = new JsonFactory();
  private static final Duration POLL = Duration.ofMillis(100);

  private final KafkaConsumer<String, byte[]> consumer;
  private final Map<TopicPartition, Long> ends;
  private final long records;

  /**
   * One pass over the chronicle.
   *
   * @param events the number of folded events; 0 if the pass did not fold
   */
  record Pass(long records, long bytes, long events, long nanos) {}

  /** Handles a record. */
  private interface Reader {
    /** Returns the number of events that were folded. */
    int read(ConsumerRecord<String, byte[]> entry);
  }

  /**
   * Opens the chronicle. Records that are appended later are not read.
   *
   * @param maxRecords how many records to read at most
   */
  ReplayedLog(String kafka, long maxRecords) {
    consumer = Consumers.of(kafka, Realm.GAMES.topic());
    ends = consumer.endOffsets(consumer.assignment());
    records = Math.min(maxRecords, ends.values().stream().mapToLong(Long::longValue).sum());
  }

  /** Consumes the records without reading them. */
  Pass consume() {
    return read(_ -> 0);
  }

  /**
   * Reads the JSON tokens of every line and discards them. Every reader with this JSON library does
   * at least this, before it hashes, accepts or folds.
   */
  Pass readTokens() {
    return read(entry -> {
      try (JsonParser lines = JSON.createParser(entry.value())) {
        while (lines.nextToken() != null) {}
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      return 0;
    });
  }

  /** Applies the acceptance rules, reads every line of accepted commits and folds the tables. */
  Pass fold() {
    CommitAcceptor acceptor = new CommitAcceptor(ends.size());
    Map<GameId, Table> tables = new HashMap<>();
    return read(entry -> acceptor.accept(entry).map(commit -> fold(commit, tables)).orElse(0));
  }

  private static int fold(Commit commit, Map<GameId, Table> tables) {
    Stamp stamp = commit.header().stamp();
    Table table = tables.getOrDefault(commit.header().game(), Services.emptyTable());
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
