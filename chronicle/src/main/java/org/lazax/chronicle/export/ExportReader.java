package org.lazax.chronicle.export;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import org.lazax.chronicle.commit.ChronicleRecord;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.commit.Hash;
import org.lazax.chronicle.commit.Header;
import org.lazax.chronicle.commit.Hex;
import org.lazax.chronicle.commit.Line;
import org.lazax.chronicle.commit.UnreadableRecord;
import org.lazax.chronicle.export.ExportedLog.ExportedCommit;
import org.lazax.chronicle.export.ExportedLog.ExportedEvent;
import org.lazax.chronicle.export.ExportedLog.Head;
import org.lazax.chronicle.export.ExportedLog.Hidden;
import org.lazax.chronicle.export.ExportedLog.Shown;

/**
 * Parses an export. The first line that is missing or has the wrong form is refused with an {@link
 * InvalidExportException}.
 */
public final class ExportReader {
  /** Number of lines at the end: the head line and its signature. */
  private static final int END_LINES = 2;

  private final byte[] bytes;
  private final List<Line> lines;
  private int next;

  private ExportReader(byte[] bytes) {
    this.bytes = bytes;
    this.lines = Line.split(bytes);
  }

  public static ExportedLog read(byte[] export) {
    return new ExportReader(export).read();
  }

  private ExportedLog read() {
    MatchResult opening = take(ExportLine.OPENING, "not the opening line of an export");
    if (bytes[bytes.length - 1] != '\n') {
      throw new InvalidExportException(lines.size(), "the last line does not end with LF");
    }
    List<ExportedCommit> commits = new ArrayList<>();
    while (next < lines.size() - END_LINES) {
      commits.add(commit());
    }
    if (commits.isEmpty()) {
      throw new InvalidExportException(lines.size(), "an export without commits");
    }
    return new ExportedLog(
        new GameId(opening.group(1)), Viewer.named(opening.group(2)), commits, head());
  }

  private ExportedCommit commit() {
    Line line = line("a header");
    int number = next;
    Commit commit =
        switch (ChronicleRecord.read(line.bytes())) {
          case Commit header -> header;
          case UnreadableRecord no ->
              throw new InvalidExportException(number, "not a header: " + no.reason());
          case ChronicleRecord other ->
              throw new InvalidExportException(
                  number, "not a header but a " + other.getClass().getSimpleName());
        };
    List<ExportedEvent> events = new ArrayList<>();
    for (Header.Entry entry : commit.header().events()) {
      events.add(event(entry));
    }
    return new ExportedCommit(number, commit.header(), commit.hash(), events);
  }

  private ExportedEvent event(Header.Entry entry) {
    Line first = line("an event");
    Optional<MatchResult> salt = ExportLine.SALT.in(first);
    if (salt.isPresent()) {
      Line event = line("an event");
      byte[] salted = Hex.bytes(salt.get().group(1), Hash.BYTES);
      return new Shown(next, entry, event.digest(salted), event);
    }
    Hash digest =
        ExportLine.DIGEST
            .in(first)
            .map(found -> Hash.of(found.group(1)))
            .orElseThrow(() -> new InvalidExportException(next, "neither a salt nor a digest"));
    return new Hidden(next, entry, digest);
  }

  private Head head() {
    int length = lines.stream().limit(next).mapToInt(line -> line.length() + 1).sum();
    MatchResult head = take(ExportLine.HEAD, "not a head line");
    int number = next;
    MatchResult signature = take(ExportLine.SIGNATURE, "not a signature");
    return new Head(
        number,
        Hash.of(head.group(1)),
        Long.parseLong(head.group(2)),
        Hash.of(head.group(3)),
        Hash.sha256(Arrays.copyOf(bytes, length)),
        head.group(4),
        lines.get(number - 1),
        signature.group(1));
  }

  private MatchResult take(ExportLine kind, String message) {
    return kind.in(line("another line"))
        .orElseThrow(() -> new InvalidExportException(next, message));
  }

  /** The next line. Afterwards {@code next} is its number, from 1. */
  private Line line(String wanted) {
    if (next == lines.size()) {
      throw new InvalidExportException(next, "the file ends where " + wanted + " should follow");
    }
    return lines.get(next++);
  }
}
