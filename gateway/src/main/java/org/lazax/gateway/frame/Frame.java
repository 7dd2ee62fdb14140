package org.lazax.gateway.frame;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPInputStream;

/**
 * The frame of one commit.
 *
 * @param line as JSON
 */
record Frame(long seq, String line) {

  /** The frames in a response of the service, which begin with this commit. */
  static List<Frame> read(long from, byte[] compressed) {
    List<Frame> frames = new ArrayList<>();
    new String(expanded(compressed), StandardCharsets.UTF_8)
        .lines()
        .forEach(line -> frames.add(new Frame(from + frames.size(), line)));
    return frames;
  }

  static byte[] expanded(byte[] compressed) {
    try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(compressed))) {
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
