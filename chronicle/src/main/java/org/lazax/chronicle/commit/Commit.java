package org.lazax.chronicle.commit;

import java.io.ByteArrayOutputStream;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * What one service decided in one step, all or nothing: a header line, then a line an event. Of its
 * event lines nothing is known but that they were received: acceptance does not read them.
 */
public final class Commit implements ChronicleRecord {
  private final Header header;
  private final Line headerLine;
  private final List<Line> lines;
  private final Hash hash;
  private final byte[] bytes;

  Commit(Header header, Line headerLine, List<Line> lines) {
    this(header, headerLine, lines, together(headerLine, lines));
  }

  private Commit(Header header, Line headerLine, List<Line> lines, byte[] bytes) {
    this.header = header;
    this.headerLine = headerLine;
    this.lines = List.copyOf(lines);
    this.hash = headerLine.hash();
    this.bytes = bytes;
  }

  /** The commit in this record, whose lines are these. */
  static Commit read(Header header, List<Line> all, byte[] value) {
    Line headerLine = all.getFirst();
    List<Line> lines = all.subList(1, all.size());
    return value[value.length - 1] == Line.LF
        ? new Commit(header, headerLine, lines, value.clone())
        : new Commit(header, headerLine, lines);
  }

  public Header header() {
    return header;
  }

  /** SHA-256 of the header line: what the next commit calls its parent. */
  public Hash hash() {
    return hash;
  }

  public Line headerLine() {
    return headerLine;
  }

  /** The event lines as received; as many as the header has entries, if the writer was honest. */
  public List<Line> lines() {
    return lines;
  }

  /**
   * The first event, from 0, whose line is not the one the header was made for; empty when all are.
   */
  public OptionalInt firstFalse(SaltSource salts) {
    int told = header.events().size();
    int shared = Math.min(told, lines.size());
    OptionalInt wrong =
        IntStream.range(0, shared)
            .filter(i -> !header.events().get(i).digest().equals(digest(salts, i)))
            .findFirst();
    return wrong.isPresent() || told == lines.size() ? wrong : OptionalInt.of(shared);
  }

  @Override
  public byte[] bytes() {
    return bytes.clone();
  }

  private static byte[] together(Line headerLine, List<Line> lines) {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    append(all, headerLine);
    lines.forEach(line -> append(all, line));
    return all.toByteArray();
  }

  private Hash digest(SaltSource salts, int index) {
    return lines.get(index).digest(salts.salt(header.seq(), index));
  }

  private static void append(ByteArrayOutputStream all, Line line) {
    all.writeBytes(line.bytes());
    all.write(Line.LF);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Commit commit
        && headerLine.equals(commit.headerLine)
        && lines.equals(commit.lines);
  }

  @Override
  public int hashCode() {
    return hash.hashCode();
  }

  @Override
  public String toString() {
    return headerLine.toString();
  }
}
