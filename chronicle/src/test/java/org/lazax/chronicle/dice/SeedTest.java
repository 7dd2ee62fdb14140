package org.lazax.chronicle.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Base64;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.commit.Hex;

final class SeedTest {
  private static final PlatformSeed SEED = PlatformSeed.of(SeededDiceTest.counting());
  private static final GameId GAME = new GameId("a-game");
  private static final byte[] NONCE = new byte[SeedVault.NONCE_BYTES];
  private static final SeedVault VAULT = new SeedVault(new byte[32]);

  @Test
  void theCommitmentIsTheHashOfTheSeed() {
    assertThat(SEED.commitment())
        .hasToString("630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd");
  }

  @Test
  void saltsAreTheDocumentedOnes() {
    assertThat(Hex.of(SEED.salts().key()))
        .isEqualTo("bc39b2a2b21c6574a6cc5be6f6dabbf0a38f163c3c43ece254ac2dc2aa38d51b");
    assertThat(Hex.of(SEED.salts().salt(118, 1)))
        .isEqualTo("d1e44eed90447f9400661686a3e8471f1b7959fd2354da0285187058ef2e5dfe");
  }

  @Test
  void saltsOfAGivenKeyAreTheSame() {
    Salts ofKey = Salts.under(SEED.salts().key());

    assertThat(ofKey.salt(3, 0)).isEqualTo(SEED.salts().salt(3, 0));
    assertThat(ofKey.salt(3, 0)).isNotEqualTo(ofKey.salt(3, 1));
  }

  @Test
  void aRevealedSeedIsTheSeed() {
    PlatformSeed revealed = PlatformSeed.revealed(SEED.reveal());

    assertThat(revealed.commitment()).isEqualTo(SEED.commitment());
    assertThat(revealed.freeze(Map.of()).dice(1).roll(10, 9))
        .isEqualTo(SEED.freeze(Map.of()).dice(1).roll(10, 9));
  }

  @Test
  void aSealedSeedIsOpenedForItsGame() {
    String sealed = VAULT.seal(GAME, SEED, NONCE);

    assertThat(VAULT.open(GAME, sealed).reveal()).isEqualTo(SEED.reveal());
  }

  @Test
  void aSealedSeedIsNotOpenedForAnotherGameOrUnderAnotherKey() {
    String sealed = VAULT.seal(GAME, SEED, NONCE);
    byte[] otherKey = new byte[32];
    otherKey[0] = 1;

    assertThatThrownBy(() -> VAULT.open(new GameId("another-game"), sealed))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new SeedVault(otherKey).open(GAME, sealed))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aSealedSeedWithAnyByteChangedIsNotOpened() {
    byte[] sealed = Base64.getDecoder().decode(VAULT.seal(GAME, SEED, NONCE));

    assertThat(IntStream.range(0, sealed.length).boxed())
        .allSatisfy(index -> {
          byte[] changed = sealed.clone();
          changed[index] ^= 1;
          assertThatThrownBy(() -> VAULT.open(GAME, Base64.getEncoder().encodeToString(changed)))
              .isInstanceOf(IllegalArgumentException.class);
        });
    assertThatThrownBy(() -> VAULT.open(GAME, "AAAA")).hasMessage("not a sealed seed");
  }

  @Test
  void secretsAreNotInTheirStringForms() {
    assertThat(SEED + " " + SEED.salts() + " " + SEED.freeze(Map.of()))
        .isEqualTo("a secret seed secret salts a secret seed");
  }

  @Test
  void keysAndSeedsOfAnotherLengthAreRefused() {
    assertThatThrownBy(() -> PlatformSeed.of(new byte[31]))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new SeedVault(new byte[16]))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Salts.under(new byte[1])).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> VAULT.seal(GAME, SEED, new byte[1]))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
