package org.lazax.chronicle.kernel;

import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.lazax.chronicle.Seat;

/**
 * The opening of a chronicle and the state of its seed.
 *
 * @param rules name of the rules that all writers of the game follow
 * @param dialect the newest wire types that the writers may use
 * @param seedCommitment SHA-256 of the platform seed, in hexadecimal
 * @param sealedSeed the platform seed, encrypted for the services, in Base64
 * @param entropy what each player has added to the seed
 * @param frozen whether the seed is fixed, so that random numbers may be drawn
 * @param revealed the platform seed in hexadecimal; empty until the game has ended
 */
public record Genesis(
    String rules,
    int dialect,
    String seedCommitment,
    String sealedSeed,
    Map<Seat, String> entropy,
    boolean frozen,
    Optional<String> revealed) {

  public Genesis {
    entropy = Collections.unmodifiableMap(new TreeMap<>(entropy));
  }

  /** Adds a player's entropy. After the seed is frozen this changes nothing. */
  Genesis withEntropy(Seat seat, String added) {
    if (frozen) {
      return this;
    }
    Map<Seat, String> more = new TreeMap<>(entropy);
    more.put(seat, added);
    return new Genesis(rules, dialect, seedCommitment, sealedSeed, more, frozen, revealed);
  }

  Genesis freeze() {
    return new Genesis(rules, dialect, seedCommitment, sealedSeed, entropy, true, revealed);
  }

  Genesis reveal(String seed) {
    return new Genesis(
        rules, dialect, seedCommitment, sealedSeed, entropy, frozen, Optional.of(seed));
  }
}
