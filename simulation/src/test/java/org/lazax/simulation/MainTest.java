package org.lazax.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyPairGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lazax.chronicle.export.Viewer;
import org.lazax.simulation.bot.RandomBot;
import org.lazax.simulation.play.WholeGame;
import picocli.CommandLine;

final class MainTest {
  @TempDir private Path folder;

  @Test
  void aValidFileVerifiesAndReplays() throws IOException, GeneralSecurityException {
    Path file = file(export());

    assertThat(run(new Verify(), file.toString())).isZero();
    assertThat(run(new Replay(), file.toString(), "--at", "9")).isZero();
  }

  @Test
  void aFileWithAChangedByteIsRefused() throws IOException, GeneralSecurityException {
    byte[] export = export();
    export[1_000] ^= 1;
    Path file = file(export);

    assertThat(run(new Verify(), file.toString())).isEqualTo(1);
    assertThat(run(new Replay(), file.toString())).isEqualTo(1);
  }

  private static byte[] export() throws GeneralSecurityException {
    return WholeGame.of(3, 3, RandomBot::new)
        .play()
        .game()
        .export(Viewer.ALL, KeyPairGenerator.getInstance("Ed25519").generateKeyPair());
  }

  private Path file(byte[] content) throws IOException {
    return Files.write(folder.resolve("game.ndjson"), content);
  }

  private static int run(Object command, String... args) {
    return new CommandLine(command).execute(args);
  }
}
