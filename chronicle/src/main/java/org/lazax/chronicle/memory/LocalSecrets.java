package org.lazax.chronicle.memory;

import java.nio.ByteBuffer;
import java.util.Map;
import org.lazax.chronicle.Dice;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.commit.Hash;
import org.lazax.chronicle.commit.SaltSource;
import org.lazax.chronicle.dice.GameSeed;
import org.lazax.chronicle.dice.PlatformSeed;
import org.lazax.chronicle.host.GameSecrets;
import org.lazax.chronicle.kernel.Genesis;
import org.lazax.chronicle.kernel.KernelEvent.ChronicleOpened;

/** The secrets of one game in this process. Its seed is not sealed. */
final class LocalSecrets implements GameSecrets {
  private final PlatformSeed seed;
  private Map<Seat, String> entropy = Map.of();
  private GameSeed frozen;

  LocalSecrets(PlatformSeed seed) {
    this.seed = seed;
    this.frozen = seed.freeze(entropy);
  }

  static PlatformSeed seedOf(long number) {
    byte[] bytes = ByteBuffer.allocate(Long.BYTES).putLong(number).array();
    return PlatformSeed.of(Hash.sha256(bytes).bytes());
  }

  ChronicleOpened opened() {
    return new ChronicleOpened("local", 1, seed.commitment().toString(), "");
  }

  @Override
  public Dice dice(GameId game, Genesis origin, long seq) {
    if (!origin.entropy().equals(entropy)) {
      entropy = origin.entropy();
      frozen = seed.freeze(entropy);
    }
    return frozen.dice(seq);
  }

  @Override
  public SaltSource salts(GameId game, Genesis origin) {
    return seed.salts();
  }

  @Override
  public String revealed(GameId game, Genesis origin) {
    return seed.reveal();
  }
}
