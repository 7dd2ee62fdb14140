package org.lazax.chronicle.simulation;

import java.util.Random;
import org.lazax.chronicle.Dice;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.commit.SaltSource;
import org.lazax.chronicle.dice.PlatformSeed;
import org.lazax.chronicle.host.GameSecrets;
import org.lazax.chronicle.kernel.Genesis;
import org.lazax.chronicle.kernel.KernelEvent.ChronicleOpened;

/**
 * Secrets for a simulation: the seed is in the genesis without encryption, and all salts are zero.
 */
final class OpenSecrets implements GameSecrets {
  private static final byte[] NO_SALT = new byte[SaltSource.BYTES];

  static PlatformSeed seed(Random random) {
    byte[] bytes = new byte[PlatformSeed.BYTES];
    random.nextBytes(bytes);
    return PlatformSeed.of(bytes);
  }

  static ChronicleOpened opened(PlatformSeed seed) {
    return new ChronicleOpened("toy", 1, seed.commitment().toString(), seed.reveal());
  }

  @Override
  public Dice dice(GameId game, Genesis origin, long seq) {
    return PlatformSeed.revealed(origin.sealedSeed()).freeze(origin.entropy()).dice(seq);
  }

  @Override
  public SaltSource salts(GameId game, Genesis origin) {
    return (_, _) -> NO_SALT;
  }

  @Override
  public String revealed(GameId game, Genesis origin) {
    return origin.sealedSeed();
  }
}
