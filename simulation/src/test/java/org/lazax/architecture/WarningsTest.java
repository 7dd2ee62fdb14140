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
 * A warning of the compiler or of Error Prone fails the build of a module.
 *
 * <p>The test builds a child module of the root pom with the Maven wrapper instead of reading the
 * pom. A profile that replaces the compiler's arguments would disable {@code -Werror} although the
 * pom contains it. The build needs no artifacts beyond those of this module's build.
 */
final class WarningsTest {
  private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

  @TempDir(factory = BelowTheRoot.class)
  Path module;

  private record Result(int exit, String output) {}

  /** A folder below the root, where Maven finds {@code .mvn/jvm.config}. Error Prone needs it. */
  static final class BelowTheRoot implements TempDirFactory {
    @Override
    public Path createTempDirectory(AnnotatedElementContext element, ExtensionContext context)
        throws IOException {
      return Files.createTempDirectory(Path.of("target").toAbsolutePath(), "warnings");
    }
  }

  /** Checks that the other tests fail because of their warnings only. */
  @Test
  void aModuleWithoutWarningsCompiles() throws Exception {
    Result result = build("static int twice(int n) { return 2 * n; }");

    assertThat(result.exit()).as(result.output()).isZero();
  }

  @Test
  void aWarningOfTheCompilerFailsTheBuild() throws Exception {
    Result result = build("static int size(java.util.List raw) { return raw.size(); }");

    assertThat(result.output()).contains("found raw type", "-Werror");
    assertThat(result.exit()).isNotZero();
  }

  @Test
  void aWarningOfErrorProneFailsTheBuild() throws Exception {
    Result result = build("static boolean any(boolean a, boolean b) { return a && b || !a; }");

    assertThat(result.output()).contains("[OperatorPrecedence]", "-Werror");
    assertThat(result.exit()).isNotZero();
  }

  private Result build(String method) throws IOException, InterruptedException {
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

  private Result run() throws IOException, InterruptedException {
    List<String> maven = new ArrayList<>();
    maven.add(ROOT.resolve("mvnw").toString());
    maven.addAll(List.of("--batch-mode", "--no-transfer-progress", "-Dspotless.skip"));
    // Surefire passes the local repository of the outer Maven.
    maven.add("-Dmaven.repo.local=" + System.getProperty("localRepository"));
    maven.addAll(List.of("-f", module.resolve("pom.xml").toString(), "compile"));
    Process process = new ProcessBuilder(maven).redirectErrorStream(true).start();
    process.getOutputStream().close();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Result(process.waitFor(), output);
  }
}
