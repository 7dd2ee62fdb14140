package org.lazax.kafka.seed;

import jakarta.enterprise.context.ApplicationScoped;
import java.security.SecureRandom;
import java.util.Base64;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.lazax.chronicle.Dice;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.commit.SaltSource;
import org.lazax.chronicle.dice.PlatformSeed;
import org.lazax.chronicle.dice.SeedVault;
import org.lazax.chronicle.host.GameSecrets;
import org.lazax.chronicle.host.SealedSecrets;
import org.lazax.chronicle.kernel.Genesis;
import org.lazax.chronicle.kernel.KernelEvent.ChronicleOpened;

/** Draws the platform seeds of new games and opens the sealed seeds of all games. */
@ApplicationScoped
public class PlatformSeeds implements GameSecrets {
  /** The rules that all writers of a new game follow. */
  private static final String RULES = "ti4-pok-codex3";

  private static final int DIALECT = 1;

  private final SecureRandom random = new SecureRandom();
  private final SealedSecrets sealed;

  /**
   * @param masterKey 32 bytes in Base64; the same for the four services, and never changed while
   *     there are games
   */
  public PlatformSeeds(@ConfigProperty(name = "lazax.seed-key") String masterKey) {
    this.sealed = new SealedSecrets(new SeedVault(Base64.getDecoder().decode(masterKey)));
  }

  /** The opening event of a new game, with a new random seed. */
  public ChronicleOpened opening(GameId game) {
    PlatformSeed seed = PlatformSeed.of(bytes(PlatformSeed.BYTES));
    return sealed.open(game, seed, bytes(SeedVault.NONCE_BYTES), RULES, DIALECT);
  }

  /** The key of a game's salts. */
  byte[] saltKey(GameId game, String sealedSeed) {
    return sealed.saltKey(game, sealedSeed);
  }

  @Override
  public Dice dice(GameId game, Genesis origin, long seq) {
    return sealed.dice(game, origin, seq);
  }

  @Override
  public SaltSource salts(GameId game, Genesis origin) {
    return sealed.salts(game, origin);
  }

  @Override
  public String revealed(GameId game, Genesis origin) {
    return sealed.revealed(game, origin);
  }

  private byte[] bytes(int count) {
    byte[] bytes = new byte[count];
    random.nextBytes(bytes);
    return bytes;
  }
}
