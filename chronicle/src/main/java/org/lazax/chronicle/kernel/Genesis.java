package org.lazax.chronicle.kernel;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.lazax.chronicle.Seat;

/** What the chronicle was begun with, and its seed's story. */
public record Genesis(
    String rules,
    int dialect,
    String seedCommitment,
    String sealedSeed,
    Map<Seat, String> entropy,
    boolean frozen,
    Optional<String> revealed) {

  public Genesis {
    entropy = java.util.Collections.unmodifiableMap(new TreeMap<>(entropy));
  }

  /** What is added after the seed is frozen no longer counts. */
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
