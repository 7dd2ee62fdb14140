package org.lazax.gateway.frame;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Frames as server-sent events, made once for all who see the game alike. The id of an event is the
 * seq, its data are the frame.
 */
final class Events {
  /** Shows that the stream is alive. */
  static final byte[] SIGNAL = ":\n\n".getBytes(StandardCharsets.US_ASCII);

  private final long first;
  private final byte[] bytes;

  /** Where the event of each commit begins, and where the last one ends. */
  private final List<Integer> bounds;

  private Events(long first, byte[] bytes, List<Integer> bounds) {
    this.first = first;
    this.bytes = bytes;
    this.bounds = bounds;
  }

  /** The events of the frames in a response of the service, which begin with this commit. */
  static Events of(long first, byte[] compressed) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    List<Integer> bounds = new ArrayList<>(List.of(0));
    new String(Frames.expanded(compressed), StandardCharsets.UTF_8)
        .lines()
        .forEach(line -> {
          long seq = first + bounds.size() - 1;
          bytes.writeBytes(
              "id:%d\ndata:%s\n\n".formatted(seq, line).getBytes(StandardCharsets.UTF_8));
          bounds.add(bytes.size());
        });
    return new Events(first, bytes.toByteArray(), bounds);
  }

  /** Number of bytes of all events. */
  int length() {
    return bytes.length;
  }

  /** The events after this commit; empty if there are none. All get the same bytes. */
  byte[] after(long seq) {
    int skipped = Math.clamp(seq - first + 1, 0, bounds.size() - 1);
    return skipped == 0 ? bytes : Arrays.copyOfRange(bytes, bounds.get(skipped), bytes.length);
  }
}
