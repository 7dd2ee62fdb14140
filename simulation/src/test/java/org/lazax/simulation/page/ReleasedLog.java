package org.lazax.simulation.page;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPInputStream;

/** A log of a whole game that an earlier version has exported. */
final class ReleasedLog {
  private static final Path TWO_PLAYERS = Path.of("released", "0.1.0", "01-two-players.ndjson.gz");

  private ReleasedLog() {}

  static byte[] twoPlayers() throws IOException {
    try (InputStream log = new GZIPInputStream(Files.newInputStream(TWO_PLAYERS))) {
      return log.readAllBytes();
    }
  }
}
