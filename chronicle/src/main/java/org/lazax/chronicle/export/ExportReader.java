package org.lazax.chronicle.export;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import org.jspecify.annotations.Nullable;
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
 * InvalidExportException}; a last line without LF comes before all others but the opening line.
 */
public final class ExportReader {
  /** Number of lines at the end: the head line and its signature. */
  private static final int END_LINES = 2;

  private final ExportLines lines;
  private final LinesHash read = new LinesHash();

  /** Gets what is read, in order. What was read is refused later if the rest is no export. */
  public interface Receiver {
    void opening(GameId game, Viewer viewer);

    void commit(ExportedCommit commit);
  }

  private ExportReader(Iterator<byte[]> pieces) {
    this.lines = new ExportLines(pieces);
  }

  public static ExportedLog read(byte[] export) {
    Collected collected = new Collected();
    Head head = read(List.of(export).iterator(), collected);
    return new ExportedLog(
        requireNonNull(collected.game), requireNonNull(collected.viewer), collected.commits, head);
  }

  /**
   * Reads an export of any length, of which one commit is kept at a time.
   *
   * @param pieces its bytes; a piece may end anywhere
   * @return its end
   */
  public static Head read(Iterator<byte[]> pieces, Receiver receiver) {
    return new ExportReader(pieces).read(receiver);
  }

  private Head read(Receiver receiver) {
    MatchResult opening = take(ExportLine.OPENING, "not the opening line of an export");
    Head head;
    try {
      receiver.opening(new GameId(opening.group(1)), Viewer.named(opening.group(2)));
      head = afterOpening(receiver);
    } catch (InvalidExportException invalid) {
      requireLastLf();
      throw invalid;
    }
    requireLastLf();
    return head;
  }

  private Head afterOpening(Receiver receiver) {
    if (!lines.has(END_LINES + 1)) {
      throw new InvalidExportException(lines.skipAll(), "an export without commits");
    }
    while (lines.has(END_LINES + 1)) {
      receiver.commit(commit());
    }
    return head();
  }

  private void requireLastLf() {
    int count = lines.skipAll();
    if (lines.isUnterminated()) {
      throw new InvalidExportException(count, "the last line does not end with LF");
    }
  }

  private ExportedCommit commit() {
    Line line = line("a header");
    int number = lines.taken();
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
      return new Shown(lines.taken(), entry, event.digest(salted), event);
    }
    Hash digest =
        ExportLine.DIGEST
            .in(first)
            .map(found -> Hash.of(found.group(1)))
            .orElseThrow(
                () -> new InvalidExportException(lines.taken(), "neither a salt nor a digest"));
    return new Hidden(lines.taken(), entry, digest);
  }

  private Head head() {
    Hash before = read.end();
    Line line = line("another line");
    MatchResult head = matched(ExportLine.HEAD, line, "not a head line");
    int number = lines.taken();
    MatchResult signature = take(ExportLine.SIGNATURE, "not a signature");
    return new Head(
        number,
        Hash.of(head.group(1)),
        Long.parseLong(head.group(2)),
        Hash.of(head.group(3)),
        before,
        head.group(4),
        line,
        signature.group(1));
  }

  private MatchResult take(ExportLine kind, String message) {
    return matched(kind, line("another line"), message);
  }

  private MatchResult matched(ExportLine kind, Line line, String message) {
    return kind.in(line).orElseThrow(() -> new InvalidExportException(lines.taken(), message));
  }

  private Line line(String wanted) {
    if (!lines.has(1)) {
      throw new InvalidExportException(
          lines.taken(), "the file ends where " + wanted + " should follow");
    }
    Line line = lines.next();
    read.add(line);
    return line;
  }

  /** The whole export. */
  private static final class Collected implements Receiver {
    private final List<ExportedCommit> commits = new ArrayList<>();
    private @Nullable GameId game;
    private @Nullable Viewer viewer;

    @Override
    public void opening(GameId of, Viewer by) {
      game = of;
      viewer = by;
    }

    @Override
    public void commit(ExportedCommit commit) {
      commits.add(commit);
    }
  }
}
