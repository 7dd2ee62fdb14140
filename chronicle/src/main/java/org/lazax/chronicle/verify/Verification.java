package org.lazax.chronicle.verify;

import java.util.Optional;
import org.lazax.chronicle.commit.Hash;
import org.lazax.chronicle.export.ExportDefect;

/**
 * What an export turned out to be.
 *
 * @param valid whether every line is what its chain, its head and its seed say
 * @param commits how many were read
 * @param events how many were read, hidden ones too
 * @param dice how many numbers, dice and draws, were made again from the revealed seed and found
 *     alike; none while the seed is secret
 * @param head hash of the last commit, where the export is valid
 * @param seed the platform's seed, where it is revealed and the export is valid
 * @param key the public key that signed the head, where the export is valid; trust in the head is
 *     trust in this key, which the export cannot vouch for itself
 * @param fault the first bad line, where it is not valid
 */
public record Verification(
    boolean valid,
    long commits,
    long events,
    long dice,
    Optional<Hash> head,
    Optional<String> seed,
    Optional<String> key,
    Optional<ExportDefect> fault) {

  /** Verifies an export, full or redacted. Total: whatever the bytes are, there is a result. */
  public static Verification of(byte[] export) {
    return new Verifier().verify(export);
  }
}
