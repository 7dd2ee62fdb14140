package org.lazax.chronicle.verify;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.commit.Hash;
import org.lazax.chronicle.export.ExportDefect;

/**
 * The result of verifying an export.
 *
 * @param valid whether the export has no defect
 * @param commits number of commits that were read
 * @param events number of events that were read, with the hidden ones
 * @param dice number of random numbers that were drawn again from the revealed seed and found
 *     equal; 0 while the seed is secret
 * @param head hash of the last commit; empty if the export is not valid
 * @param seed the platform seed; empty while it is secret or if the export is not valid
 * @param key the public key of the signature; empty if the export is not valid. The export cannot
 *     prove whose key this is: compare it with the platform's signing key
 * @param defect the first defect; empty if the export is valid
 */
public record Verification(
    boolean valid,
    long commits,
    long events,
    long dice,
    Optional<Hash> head,
    Optional<String> seed,
    Optional<String> key,
    Optional<ExportDefect> defect) {

  /** Verifies an export, full or redacted. There is a result for any bytes. */
  public static Verification of(byte[] export) {
    return of(List.of(export));
  }

  /**
   * Verifies an export of any length, of which it keeps one commit and a piece at a time. It is
   * read twice if it reveals the seed, and otherwise once.
   *
   * @param export its bytes in pieces, which may end anywhere; the same each time
   */
  public static Verification of(Iterable<byte[]> export) {
    return new Verifier().verify(export);
  }
}
