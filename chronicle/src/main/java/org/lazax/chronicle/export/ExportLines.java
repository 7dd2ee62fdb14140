package org.lazax.chronicle.export;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.Iterator;
import org.lazax.chronicle.commit.Line;

/** The lines of a file that is read in pieces, which end anywhere. */
final class ExportLines {
  private static final byte LF = '\n';

  private final Iterator<byte[]> pieces;
  private final Deque<Line> ahead = new ArrayDeque<>();

  /** What follows the last LF. */
  private byte[] rest = {};

  private int taken;
  private boolean unterminated;

  ExportLines(Iterator<byte[]> pieces) {
    this.pieces = pieces;
  }

  /** Whether there are so many lines more. */
  boolean has(int count) {
    while (ahead.size() < count && pieces.hasNext()) {
      take(pieces.next());
    }
    if (ahead.size() < count && rest.length > 0) {
      ahead.add(Line.of(rest));
      rest = new byte[0];
      unterminated = true;
    }
    return ahead.size() >= count;
  }

  Line next() {
    Line next = ahead.remove();
    taken++;
    return next;
  }

  /** How many were taken. */
  int taken() {
    return taken;
  }

  /** Reads the file to its end, and tells how many lines it has. */
  int skipAll() {
    while (has(1)) {
      next();
    }
    return taken;
  }

  /** Whether the file, which was read to its end, does not end with LF. */
  boolean isUnterminated() {
    return unterminated;
  }

  private void take(byte[] piece) {
    byte[] text = rest.length == 0 ? piece : joined(rest, piece);
    int end = text.length;
    while (end > 0 && text[end - 1] != LF) {
      end--;
    }
    ahead.addAll(Line.split(end == text.length ? text : Arrays.copyOf(text, end)));
    rest = Arrays.copyOfRange(text, end, text.length);
  }

  private static byte[] joined(byte[] first, byte[] second) {
    byte[] both = Arrays.copyOf(first, first.length + second.length);
    System.arraycopy(second, 0, both, first.length, second.length);
    return both;
  }
}
