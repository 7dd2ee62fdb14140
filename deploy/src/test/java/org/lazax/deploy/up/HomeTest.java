package org.lazax.deploy.up;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Base64;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HomeTest {
  @TempDir Path folder;

  @Test
  void aSecondProcessIsRefusedAndTheFirstIsNamed() throws IOException {
    try (Home first = Home.open(folder)) {
      assertThatThrownBy(() -> Home.open(folder))
          .isInstanceOf(StartupException.class)
          .hasMessageContaining(first.folder().toString())
          .hasMessageContaining("process " + ProcessHandle.current().pid());
    }
    Home.open(folder).close();
  }

  @Test
  void theSeedKeyIsGeneratedOnceAndReadableOnlyByItsOwner() throws IOException {
    try (Home home = Home.open(folder)) {
      String key = home.seedKey();

      assertThat(Base64.getDecoder().decode(key)).hasSize(32);
      assertThat(home.seedKey()).isEqualTo(key);
      assertThat(Files.getPosixFilePermissions(folder.resolve("seed.key")))
          .isEqualTo(PosixFilePermissions.fromString("rw-------"));
    }
  }
}
