package org.lazax.kafka;

import jakarta.enterprise.context.ApplicationScoped;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.lazax.chronicle.Dice;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.commit.Salting;
import org.lazax.chronicle.dice.GameSeed;
import org.lazax.chronicle.dice.PlatformSeed;
import org.lazax.chronicle.dice.Salts;
import org.lazax.chronicle.dice.SeedVault;
import org.lazax.chronicle.host.Chances;
import org.lazax.chronicle.kernel.KernelEvent.ChronicleOpened;
import org.lazax.chronicle.kernel.Origin;

/** Where the platform's own chance comes from, and the vault it is kept in. */
@ApplicationScoped
public class PlatformSeeds implements Chances {
  /** The rules that all writers of a new game follow. */
  private static final String RULES = "ti4-pok-codex3";

  private static final int DIALECT = 1;

  private final SecureRandom random = new SecureRandom();
  private final SeedVault vault;
  private final Map<GameId, Secrets> opened = Collections.synchronizedMap(new Recent());

  /**
   * @param masterKey 32 bytes in base 64, the same for the four services and as long as games live
   */
  PlatformSeeds(@ConfigProperty(name = "lazax.seed-key") String masterKey) {
    this.vault = new SeedVault(Base64.getDecoder().decode(masterKey));
  }

  /** A new game: a seed nobody knows, and the event that commits to it. */
  ChronicleOpened opening(GameId game) {
    PlatformSeed seed = PlatformSeed.of(bytes(PlatformSeed.BYTES));
    return new ChronicleOpened(
        RULES,
        DIALECT,
        seed.commitment().toString(),
        vault.seal(game, seed, bytes(SeedVault.NONCE_BYTES)));
  }

  /** The key of a game's salts alone. */
  byte[] saltKey(GameId game, String sealedSeed) {
    return vault.open(game, sealedSeed).salts().key();
  }

  @Override
  public Dice dice(GameId game, Origin origin, long seq) {
    return secrets(game, origin).seed().dice(seq);
  }

  @Override
  public Salting salts(GameId game, Origin origin) {
    return secrets(game, origin).salts();
  }

  @Override
  public String revealed(GameId game, Origin origin) {
    return vault.open(game, origin.sealedSeed()).reveal();
  }

  private Secrets secrets(GameId game, Origin origin) {
    Secrets known = opened.get(game);
    if (known != null && known.entropy().equals(origin.entropy())) {
      return known;
    }
    PlatformSeed seed = vault.open(game, origin.sealedSeed());
    Secrets secrets = new Secrets(origin.entropy(), seed.freeze(origin.entropy()), seed.salts());
    opened.put(game, secrets);
    return secrets;
  }

  private record Secrets(Map<Seat, String> entropy, GameSeed seed, Salts salts) {}

  /** The games whose seeds were opened last; deriving keys anew for every commit would be slow. */
  private static final class Recent extends LinkedHashMap<GameId, Secrets> {
    private static final long serialVersionUID = 1;
    private static final int MOST = 20_000;

    Recent() {
      super(16, 0.75f, true);
    }

    @Override
    protected boolean removeEldestEntry(Map.Entry<GameId, Secrets> eldest) {
      return size() > MOST;
    }
  }

  private byte[] bytes(int count) {
    byte[] bytes = new byte[count];
    random.nextBytes(bytes);
    return bytes;
  }
}
