package org.lazax.chronicle.commit;

import java.io.ByteArrayOutputStream;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * What one service decided in one step: a header line and one line for each event. All of it
 * counts, or none. Acceptance does not read the event lines, so an accepted commit may have event
 * lines that do not fit its header.
 */
public final class Commit implements ChronicleRecord {
  private final Header header;
  private final Line headerLine;
  private final List<Line> lines;
  private final Hash hash;
  private final byte[] bytes;

  Commit(Header header, Line headerLine, List<Line> lines) {
    this(header, headerLine, lines, concatenate(headerLine, lines));
  }

  private Commit(Header header, Line headerLine, List<Line> lines, byte[] bytes) {
    this.header = header;
    this.headerLine = headerLine;
    this.lines = List.copyOf(lines);
    this.hash = headerLine.hash();
    this.bytes = bytes;
  }

  /** The commit in the record with this value and these lines. */
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

  /** SHA-256 of the header line. The next commit names it as its parent. */
  public Hash hash() {
    return hash;
  }

  public Line headerLine() {
    return headerLine;
  }

  /**
   * The event lines as they were received. Their number may differ from the number of entries in
   * the header.
   */
  public List<Line> lines() {
    return lines;
  }

  /**
   * The index, from 0, of the first event whose line does not match the digest in the header; empty
   * if all lines match.
   */
  public OptionalInt firstMismatch(SaltSource salts) {
    int entries = header.events().size();
    int shared = Math.min(entries, lines.size());
    OptionalInt mismatch =
        IntStream.range(0, shared)
            .filter(i -> !header.events().get(i).digest().equals(digest(salts, i)))
            .findFirst();
    return mismatch.isPresent() || entries == lines.size() ? mismatch : OptionalInt.of(shared);
  }

  @Override
  public byte[] bytes() {
    return bytes.clone();
  }

  /** Number of its bytes. */
  public int length() {
    return bytes.length;
  }

  private static byte[] concatenate(Line headerLine, List<Line> lines) {
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
