package org.lazax.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.NoSuchAlgorithmException;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.export.ExportReader;
import org.lazax.chronicle.export.Viewer;
import org.lazax.chronicle.kernel.KernelEvent.SeedRevealed;
import org.lazax.chronicle.memory.LocalCommit;
import org.lazax.chronicle.memory.LocalGame;
import org.lazax.chronicle.verify.Verification;
import org.lazax.simulation.bot.SimpleBot;
import org.lazax.simulation.play.WholeGame;
import org.lazax.simulation.rules.Replaying;
import org.lazax.table.Player;
import org.lazax.table.Table;
import org.lazax.table.event.objectives.SecretsDrawn;

/** A whole game as the file that its viewers may have. */
final class ExportedGameTest {
  private static final LocalGame<Table> GAME = WholeGame.of(21, 4, SimpleBot::new).play().game();
  private static final Seat NOBODY = new Seat(Seat.MAX);
  private static final KeyPair SIGNER = signer();

  @Test
  void aWholeGameVerifiesToTheLastDie() {
    Verification result = Verification.of(GAME.export(Viewer.ALL, SIGNER));

    assertThat(result.defect()).isEmpty();
    assertThat(result.commits()).isEqualTo(GAME.commits().size());
    assertThat(result.dice()).isGreaterThan(20);
  }

  @Test
  void oneChangedByteIsFound() {
    byte[] export = GAME.export(Viewer.ALL, SIGNER);
    int somewhere = export.length / 2;
    export[somewhere] = (byte) (export[somewhere] == 'x' ? 'y' : 'x');

    assertThat(Verification.of(export).valid()).isFalse();
  }

  @Test
  void theFoldedFileIsTheTableThatWasPlayed() {
    byte[] export = GAME.export(Viewer.ALL, SIGNER);

    assertThat(Replaying.tableAfter(ExportReader.read(export), Long.MAX_VALUE))
        .isEqualTo(GAME.table());
  }

  @Test
  void aTableOfThePastIsFoldedToItsCommit() {
    byte[] export = GAME.export(Viewer.ALL, SIGNER);

    assertThat(Replaying.tableAfter(ExportReader.read(export), 1).players()).isEmpty();
  }

  @Test
  void aRedactedFileVerifiesAndTellsNoSecretOfOthers() {
    for (Player reader : GAME.table().players().values()) {
      byte[] export = GAME.export(Viewer.of(reader.seat()), SIGNER);

      assertThat(Verification.of(export).defect()).as("for %s", reader.seat()).isEmpty();
      assertTellsNothing(export, reader.seat());
    }
    assertTellsNothing(GAME.export(Viewer.SPECTATOR, SIGNER), NOBODY);
  }

  @Test
  void theSeedIsInNoLineBeforeTheLastCommit() {
    LocalCommit last = GAME.commits().getLast();
    String seed =
        last.events().stream()
            .filter(SeedRevealed.class::isInstance)
            .map(event -> ((SeedRevealed) event).seed())
            .findFirst()
            .orElseThrow();

    String all = text(GAME.export());
    int end = all.lastIndexOf("{\"v\":1");

    assertThat(all.substring(end)).contains(seed);
    assertThat(all.substring(0, end)).doesNotContain(seed);
  }

  private static void assertTellsNothing(byte[] export, Seat reader) {
    String text = text(export);
    Set<String> secrets = secretsOfOthers(reader);
    assertThat(secrets).isNotEmpty();
    assertThat(secrets).as("what %s reads", reader).noneMatch(text::contains);
  }

  /**
   * In others' hands at the end, not shown to everybody, and never drawn by this seat, which may
   * have put one back.
   */
  private static Set<String> secretsOfOthers(Seat reader) {
    Set<String> secrets = new HashSet<>();
    for (Player player : GAME.table().players().values()) {
      if (!player.seat().equals(reader)) {
        player.secrets().stream()
            .filter(secret -> !player.shown().contains(secret))
            .forEach(secret -> secrets.add('"' + secret.value() + '"'));
      }
    }
    GAME.commits().stream()
        .flatMap(commit -> commit.events().stream())
        .filter(event -> event instanceof SecretsDrawn drawn && drawn.seat().equals(reader))
        .flatMap(event -> ((SecretsDrawn) event).objectives().stream())
        .forEach(secret -> secrets.remove('"' + secret.value() + '"'));
    return secrets;
  }

  private static String text(byte[] export) {
    return new String(export, StandardCharsets.UTF_8);
  }

  private static KeyPair signer() {
    try {
      return KeyPairGenerator.getInstance("Ed25519").generateKeyPair();
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError(e);
    }
  }
}
