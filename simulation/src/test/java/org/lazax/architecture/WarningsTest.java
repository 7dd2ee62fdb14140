package org.lazax.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.AnnotatedElementContext;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.io.TempDirFactory;

/**
 * A warning of the compiler or of Error Prone fails the build of a module, as the root pom sets it
 * up.
 *
 * <p>What counts is what Maven makes of the pom: a profile that replaces the compiler's arguments
 * instead of adding to them switches {@code -Werror} off and leaves it in the file to be read. So
 * this builds a module of one class, a child of the root pom, with the Maven wrapper. It needs
 * nothing that the build of this module did not fetch before.
 */
final class WarningsTest {
  private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

  @TempDir(factory = BelowTheRoot.class)
  Path module;

  private record Built(int exit, String output) {}

  /** There Maven finds {@code .mvn/jvm.config}, without which Error Prone does not start. */
  static final class BelowTheRoot implements TempDirFactory {
    @Override
    public Path createTempDirectory(AnnotatedElementContext element, ExtensionContext context)
        throws IOException {
      return Files.createTempDirectory(Path.of("target").toAbsolutePath(), "warnings");
    }
  }

  /** Or the others would fail for any reason. */
  @Test
  void aModuleWithoutWarningsIsBuilt() throws Exception {
    Built built = build("static int twice(int n) { return 2 * n; }");

    assertThat(built.exit()).as(built.output()).isZero();
  }

  @Test
  void aWarningOfTheCompilerFailsTheBuild() throws Exception {
    Built built = build("static int size(java.util.List raw) { return raw.size(); }");

    assertThat(built.output()).contains("found raw type", "-Werror");
    assertThat(built.exit()).isNotZero();
  }

  @Test
  void aWarningOfErrorProneFailsTheBuild() throws Exception {
    Built built = build("static boolean any(boolean a, boolean b) { return a && b || !a; }");

    assertThat(built.output()).contains("[OperatorPrecedence]", "-Werror");
    assertThat(built.exit()).isNotZero();
  }

  private Built build(String method) throws IOException, InterruptedException {
    Path sources = Files.createDirectories(module.resolve("src/main/java/sample"));
    Files.writeString(
        module.resolve("pom.xml"),
        """
        <project>
          <modelVersion>4.0.0</modelVersion>
          <parent>
            <groupId>org.lazax</groupId>
            <artifactId>lazax</artifactId>
            <version>1.0-SNAPSHOT</version>
            <relativePath>%s</relativePath>
          </parent>
          <artifactId>sample</artifactId>
        </project>
        """
            .formatted(module.relativize(ROOT.resolve("pom.xml"))));
    Files.writeString(
        sources.resolve("Sample.java"), "package sample; final class Sample { " + method + " }\n");
    return run();
  }

  private Built run() throws IOException, InterruptedException {
    List<String> maven = new ArrayList<>();
    maven.add(ROOT.resolve("mvnw").toString());
    maven.addAll(List.of("--batch-mode", "--no-transfer-progress", "-Dspotless.skip"));
    // Surefire tells where the outer Maven keeps what it fetched.
    maven.add("-Dmaven.repo.local=" + System.getProperty("localRepository"));
    maven.addAll(List.of("-f", module.resolve("pom.xml").toString(), "compile"));
    Process process = new ProcessBuilder(maven).redirectErrorStream(true).start();
    process.getOutputStream().close();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Built(process.waitFor(), output);
  }
}
