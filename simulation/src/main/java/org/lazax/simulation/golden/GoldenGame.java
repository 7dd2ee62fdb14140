package org.lazax.simulation.golden;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Stamp;
import org.lazax.chronicle.commit.EventLines;
import org.lazax.chronicle.commit.Line;
import org.lazax.chronicle.memory.LocalCommit;
import org.lazax.chronicle.memory.LocalGame;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.simulation.rules.PrintedStamp;
import org.lazax.simulation.rules.Services;
import org.lazax.table.Table;

/**
 * A whole game as a small file: a compressed line a commit, then the table it came to and its hash.
 * What is not history (salts, digests, signatures) is left out.
 */
public final class GoldenGame {
  private static final ObjectMapper JSON = Services.wire().json();
  private static final EventLines LINES = EventLines.ofAll(Services.wire(), Services.upcasters());

  private GoldenGame() {}

  /** Keeps a finished game. */
  public static void write(Path file, LocalGame<Table> game) throws IOException {
    try (Writer out =
        new OutputStreamWriter(
            new GZIPOutputStream(Files.newOutputStream(file)), StandardCharsets.UTF_8)) {
      for (LocalCommit commit : game.commits()) {
        out.write(JSON.writeValueAsString(line(commit)) + "\n");
      }
      out.write(JSON.writeValueAsString(KeptTable.of(game.table()).json()) + "\n");
    }
  }

  private static ObjectNode line(LocalCommit commit) {
    ObjectNode line = JSON.createObjectNode();
    line.put("seq", commit.stamp().seq()).put("at", commit.stamp().at().toString());
    commit.stamp().actor().ifPresent(seat -> line.put("actor", seat.toString()));
    var events = line.putArray("events");
    for (GameEvent event : commit.events()) {
      events
          .addObject()
          .put("type", WireTypes.nameOf(event.getClass()))
          .set("event", JSON.valueToTree(event));
    }
    return line;
  }

  /**
   * Folds a kept game again.
   *
   * @return what it came to then and what it comes to now
   */
  public static Replayed replay(Path file) {
    try (BufferedReader in = open(file)) {
      Table table = Services.nothing();
      for (String text = in.readLine(); text != null; text = in.readLine()) {
        JsonNode line = JSON.readTree(text);
        if (line.has("hash")) {
          return new Replayed(KeptTable.read(line), table);
        }
        table = folded(table, line);
      }
      throw new IllegalStateException(file + " has no end");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The events of a kept game of which a byte is another once they are read and printed again. */
  static List<String> printedOtherwise(Path file) {
    List<String> otherwise = new ArrayList<>();
    try (BufferedReader in = open(file)) {
      for (String text = in.readLine(); text != null; text = in.readLine()) {
        for (JsonNode entry : JSON.readTree(text).path("events")) {
          String event = JSON.writeValueAsString(entry.get("event"));
          if (!JSON.writeValueAsString(event(entry)).equals(event)) {
            otherwise.add(event);
          }
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return otherwise;
  }

  private static BufferedReader open(Path file) throws IOException {
    return new BufferedReader(
        new InputStreamReader(
            new GZIPInputStream(Files.newInputStream(file)), StandardCharsets.UTF_8));
  }

  private static GameEvent event(JsonNode entry) throws JsonProcessingException {
    return LINES.read(
        entry.path("type").asText(), Line.of(JSON.writeValueAsString(entry.get("event"))));
  }

  private static Table folded(Table before, JsonNode line) throws JsonProcessingException {
    Stamp stamp = PrintedStamp.of(line);
    Table table = before;
    for (JsonNode entry : line.path("events")) {
      table = table.evolve(event(entry), stamp);
    }
    return table;
  }

  /**
   * A game folded again.
   *
   * @param then the table that it came to when it was kept
   * @param now the table that it comes to today
   */
  public record Replayed(KeptTable then, Table now) {}
}
