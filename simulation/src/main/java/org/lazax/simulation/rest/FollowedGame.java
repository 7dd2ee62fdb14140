package org.lazax.simulation.rest;

import com.fasterxml.jackson.databind.JsonNode;
import dev.failsafe.Failsafe;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.Optional;
import java.util.stream.Stream;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Stamp;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.simulation.rules.PrintedStamp;
import org.lazax.simulation.rules.Services;
import org.lazax.table.Table;

/**
 * A game as its public log tells it: followed line by line, taken up again wherever the stream
 * breaks off. What is hidden from spectators is not on this table.
 */
final class FollowedGame {
  private final Client client;
  private final String id;
  private final WireTypes wire;
  private Table table = Services.nothing();
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

  /** Reads on until it has this commit and somebody is awaited, or the game is over. */
  void awaitPlayers(long atLeast) {
    while (!stands(atLeast)) {
      Failsafe.with(Client.UNTIL_SOMEBODY_IS_THERE).run(() -> follow(atLeast));
    }
  }

  private void follow(long atLeast) {
    try (Stream<String> lines = client.follow("/games/" + id + "/log?follow=true&after=" + seq)) {
      Iterator<String> told = lines.filter(line -> !line.isBlank()).iterator();
      while (!stands(atLeast) && told.hasNext()) {
        read(told);
      }
    }
  }

  private boolean stands(long atLeast) {
    return seq >= atLeast && (isOver() || table.kernel().awaiting().isPresent());
  }

  boolean isOver() {
    return seq > 0 && table.kernel().stack().isEmpty();
  }

  /** A header, then for each of its events a salt and a line, or a digest alone. */
  private void read(Iterator<String> told) {
    JsonNode header = json(told.next());
    if (!header.has("seq") || !header.has("events")) {
      return;
    }
    Stamp stamp = PrintedStamp.of(header);
    Table now = table;
    for (JsonNode event : header.path("events")) {
      if (json(told.next()).has("salt")) {
        now = fold(now, event.path("type").asText(), told.next(), stamp);
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
      return now.evolve((GameEvent) wire.json().readValue(line, known.get()), stamp);
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
