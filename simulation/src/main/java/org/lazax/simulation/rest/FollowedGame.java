package org.lazax.simulation.rest;

import com.fasterxml.jackson.databind.JsonNode;
import dev.failsafe.Failsafe;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Collections;
import java.util.Iterator;
import java.util.Optional;
import java.util.stream.Stream;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Stamp;
import org.lazax.chronicle.kernel.KernelEvent.Rewound;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.simulation.rules.PrintedStamp;
import org.lazax.simulation.rules.Services;
import org.lazax.table.Table;

/**
 * A game folded from its public log. It follows the log line by line and resumes when the stream
 * breaks. Its table lacks everything that is hidden from spectators.
 */
final class FollowedGame implements AutoCloseable {
  private final Client client;
  private final String id;
  private final WireTypes wire;
  private Table table = Services.emptyTable();
  private Stream<String> stream = Stream.empty();
  private Iterator<String> lines = Collections.emptyIterator();
  private long seq;

  FollowedGame(Client client, String id, WireTypes wire) {
    this.client = client;
    this.id = id;
    this.wire = wire;
  }

  Table table() {
    return table;
  }

  long seq() {
    return seq;
  }

  /** Reads until it has this commit, and a seat is awaited or the game is over. */
  void awaitPlayers(long atLeast) {
    while (!isReady(atLeast)) {
      Failsafe.with(Client.UNTIL_REACHABLE).run(() -> follow(atLeast));
    }
  }

  /** Follows the log no longer. What was read stays. */
  @Override
  public void close() {
    stream.close();
    lines = Collections.emptyIterator();
  }

  private void follow(long atLeast) {
    try {
      if (!lines.hasNext()) {
        open();
      }
      while (!isReady(atLeast) && lines.hasNext()) {
        read();
      }
    } catch (UncheckedIOException e) {
      close();
      throw e;
    }
  }

  private void open() {
    close();
    stream = client.follow("/games/" + id + "/log?follow=true&after=" + seq);
    lines = stream.filter(line -> !line.isBlank()).iterator();
  }

  /** The table after an earlier commit, from the beginning: rewinds are rare, and games long. */
  private Table tableAfter(long commit) {
    try (FollowedGame earlier = new FollowedGame(client, id, wire)) {
      earlier.open();
      while (earlier.seq < commit) {
        earlier.read();
      }
      return earlier.table;
    }
  }

  private boolean isReady(long atLeast) {
    return seq >= atLeast
        && (isOver() || table.kernel().awaiting().filter(w -> !w.awaited().isEmpty()).isPresent());
  }

  boolean isOver() {
    return seq > 0 && table.kernel().stack().isEmpty();
  }

  /** Reads a header, and for each of its events a salt and a line, or only a digest. */
  private void read() {
    JsonNode header = json(lines.next());
    if (!header.has("seq") || !header.has("events")) {
      return;
    }
    Stamp stamp = PrintedStamp.of(header);
    Table now = table;
    for (JsonNode event : header.path("events")) {
      if (json(lines.next()).has("salt")) {
        now = fold(now, event.path("type").asText(), lines.next(), stamp);
      }
    }
    table = now;
    seq = stamp.seq();
  }

  private Table fold(Table now, String type, String line, Stamp stamp) {
    Optional<Class<?>> known = wire.classOf(type);
    if (known.isEmpty()) {
      throw new IllegalStateException("an unknown event: " + type);
    }
    try {
      GameEvent event = (GameEvent) wire.json().readValue(line, known.get());
      Table before = event instanceof Rewound(long toSeq) ? tableAfter(toSeq) : now;
      return before.evolve(event, stamp);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private JsonNode json(String line) {
    try {
      return wire.json().readTree(line);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
