package org.lazax.chronicle.export;

import java.util.List;
import java.util.stream.Stream;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.commit.Hash;
import org.lazax.chronicle.commit.Header;
import org.lazax.chronicle.commit.Line;

/**
 * An export taken apart. Every line has its place and spelling; whether its hashes and signature
 * are right is for a verification to say.
 */
public record ExportedLog(GameId game, Viewer viewer, List<Step> commits, Head head) {
  public ExportedLog {
    commits = List.copyOf(commits);
  }

  /**
   * A commit.
   *
   * @param number of its header line, from 1
   */
  public record Step(int number, Header header, Hash hash, List<Told> events) {
    public Step {
      events = List.copyOf(events);
    }

    /** The events that are shown, in order. */
    public Stream<Shown> shown() {
      return events.stream().filter(Shown.class::isInstance).map(Shown.class::cast);
    }
  }

  /** An event, shown or hidden. */
  public sealed interface Told {
    /** Number of its last line, from 1. */
    int number();

    /** What the header says of it. */
    Header.Entry entry();

    /** What its lines amount to, to be compared with what the header says. */
    Hash digest();
  }

  /**
   * An event the viewer may read.
   *
   * @param number of the event line, from 1; the salt stands in the line before
   * @param digest made of the salt and the line
   */
  public record Shown(int number, Header.Entry entry, Hash digest, Line line) implements Told {}

  /**
   * An event the viewer may not read.
   *
   * @param digest as it stands in the export
   */
  public record Hidden(int number, Header.Entry entry, Hash digest) implements Told {}

  /**
   * The signed end.
   *
   * @param number of the head line, from 1; the signature stands in the next
   * @param hash of the last commit
   * @param seq of the last commit
   * @param sha256 of every byte before the head line
   * @param before SHA-256 of those bytes as they are
   * @param key Ed25519 public key as an X.509 SubjectPublicKeyInfo, in hexadecimal
   * @param signed the head line
   * @param signature in hexadecimal
   */
  public record Head(
      int number,
      Hash hash,
      long seq,
      Hash sha256,
      Hash before,
      String key,
      Line signed,
      String signature) {}
}
