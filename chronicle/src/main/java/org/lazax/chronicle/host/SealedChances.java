package org.lazax.chronicle.host;

import org.lazax.chronicle.Dice;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.commit.Salting;
import org.lazax.chronicle.dice.PlatformSeed;
import org.lazax.chronicle.dice.SeedVault;
import org.lazax.chronicle.kernel.KernelEvent.ChronicleOpened;
import org.lazax.chronicle.kernel.Origin;

/** The secrets of games whose seeds lie sealed in their first commits. */
public final class SealedChances implements Chances {
  private final SeedVault vault;

  public SealedChances(SeedVault vault) {
    this.vault = vault;
  }

  /**
   * What a game opens with.
   *
   * @param nonce 12 bytes, never used before
   */
  public ChronicleOpened open(
      GameId game, PlatformSeed seed, byte[] nonce, String rules, int dialect) {
    return new ChronicleOpened(
        rules, dialect, seed.commitment().toString(), vault.seal(game, seed, nonce));
  }

  @Override
  public Dice dice(GameId game, Origin origin, long seq) {
    return seed(game, origin).freeze(origin.entropy()).dice(seq);
  }

  @Override
  public Salting salts(GameId game, Origin origin) {
    return seed(game, origin).salts();
  }

  @Override
  public String revealed(GameId game, Origin origin) {
    return seed(game, origin).reveal();
  }

  private PlatformSeed seed(GameId game, Origin origin) {
    return vault.open(game, origin.sealedSeed());
  }
}
