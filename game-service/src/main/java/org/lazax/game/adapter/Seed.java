package org.lazax.game.adapter;

import java.util.Map;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.kernel.Genesis;

/**
 * What everybody may know of the seed of all dice and draws.
 *
 * @param commitment SHA-256 of the platform's seed, in hexadecimal
 * @param entropy what players have added
 * @param frozen whether nobody can add entropy any more
 * @param revealed the platform's seed in hexadecimal; empty until the game has ended
 */
record Seed(
    String commitment, Map<Seat, String> entropy, boolean frozen, Optional<String> revealed) {
  static Seed of(Genesis genesis) {
    return new Seed(
        genesis.seedCommitment(), genesis.entropy(), genesis.frozen(), genesis.revealed());
  }
}
