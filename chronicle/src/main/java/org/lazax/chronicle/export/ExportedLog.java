package org.lazax.chronicle.export;

import java.util.List;
import java.util.stream.Stream;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.commit.Hash;
import org.lazax.chronicle.commit.Header;
import org.lazax.chronicle.commit.Line;

/**
 * A parsed export. Its lines have the right order and form; hashes and signature are not checked.
 */
public record ExportedLog(GameId game, Viewer viewer, List<ExportedCommit> commits, Head head) {
  public ExportedLog {
    commits = List.copyOf(commits);
  }

  /**
   * A commit.
   *
   * @param number of its header line, from 1
   */
  public record ExportedCommit(int number, Header header, Hash hash, List<ExportedEvent> events) {
    public ExportedCommit {
      events = List.copyOf(events);
    }

    /** The events that are shown, in order. */
    public Stream<Shown> shown() {
      return events.stream().filter(Shown.class::isInstance).map(Shown.class::cast);
    }
  }

  /** An event, shown or hidden. */
  public sealed interface ExportedEvent {
    /** Number of its last line, from 1. */
    int number();

    /** Its entry in the header. */
    Header.Entry entry();

    /**
     * The digest by the event's own lines. A verifier compares it with the digest in the header.
     */
    Hash digest();
  }

  /**
   * An event that the viewer may read.
   *
   * @param number of the event line, from 1; the salt is in the line before
   * @param digest computed from the salt and the line
   */
  public record Shown(int number, Header.Entry entry, Hash digest, Line line)
      implements ExportedEvent {}

  /**
   * An event that the viewer may not read.
   *
   * @param digest as the export states it
   */
  public record Hidden(int number, Header.Entry entry, Hash digest) implements ExportedEvent {}

  /**
   * The signed end of an export.
   *
   * @param number of the head line, from 1; the signature is in the next line
   * @param hash of the last commit
   * @param seq of the last commit
   * @param sha256 of all bytes before the head line, as the head line states it
   * @param computedSha256 SHA-256 of those bytes, computed from the file
   * @param key Ed25519 public key as an X.509 SubjectPublicKeyInfo, in hexadecimal
   * @param signed the head line
   * @param signature in hexadecimal
   */
  public record Head(
      int number,
      Hash hash,
      long seq,
      Hash sha256,
      Hash computedSha256,
      String key,
      Line signed,
      String signature) {}
}
