package org.lazax.chronicle.host;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.lazax.chronicle.Dice;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.commit.SaltSource;
import org.lazax.chronicle.dice.GameSeed;
import org.lazax.chronicle.dice.PlatformSeed;
import org.lazax.chronicle.dice.Salts;
import org.lazax.chronicle.dice.SeedVault;
import org.lazax.chronicle.kernel.Genesis;
import org.lazax.chronicle.kernel.KernelEvent.ChronicleOpened;

/** The secrets of games whose sealed seeds are in their geneses. */
public final class SealedSecrets implements GameSecrets {
  private final SeedVault vault;
  private final Map<GameId, Secrets> cache = Collections.synchronizedMap(new Cache());

  public SealedSecrets(SeedVault vault) {
    this.vault = vault;
  }

  /**
   * The opening event of a game.
   *
   * @param nonce 12 bytes that were never used before
   */
  public ChronicleOpened open(
      GameId game, PlatformSeed seed, byte[] nonce, String rules, int dialect) {
    return new ChronicleOpened(
        rules, dialect, seed.commitment().toString(), vault.seal(game, seed, nonce));
  }

  @Override
  public Dice dice(GameId game, Genesis origin, long seq) {
    return secrets(game, origin).seed().dice(seq);
  }

  @Override
  public SaltSource salts(GameId game, Genesis origin) {
    return secrets(game, origin).salts();
  }

  /** The key of a game's salts. The random numbers cannot be computed from it. */
  public byte[] saltKey(GameId game, String sealedSeed) {
    return vault.open(game, sealedSeed).salts().key();
  }

  @Override
  public String revealed(GameId game, Genesis origin) {
    return vault.open(game, origin.sealedSeed()).reveal();
  }

  private Secrets secrets(GameId game, Genesis origin) {
    Secrets cached = cache.get(game);
    if (cached != null && cached.origin().equals(origin)) {
      return cached;
    }
    PlatformSeed seed = vault.open(game, origin.sealedSeed());
    Secrets secrets = new Secrets(origin, seed.freeze(origin.entropy()), seed.salts());
    cache.put(game, secrets);
    return secrets;
  }

  private record Secrets(Genesis origin, GameSeed seed, Salts salts) {}

  /** The secrets of the games used last. Deriving keys for every commit would be slow. */
  private static final class Cache extends LinkedHashMap<GameId, Secrets> {
    private static final long serialVersionUID = 1;
    private static final int MAX_GAMES = 20_000;

    Cache() {
      super(16, 0.75f, true);
    }

    @Override
    protected boolean removeEldestEntry(Map.Entry<GameId, Secrets> eldest) {
      return size() > MAX_GAMES;
    }
  }
}
