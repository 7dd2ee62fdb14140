package org.lazax.deploy.up;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A cache never prevents a start and is not used for other jars. */
class StartCacheTest {
  private static final String JAVA =
      Path.of(System.getProperty("java.home"), "bin", "java").toString();

  @TempDir private Path folder;

  private StartCache cache = new StartCache(Path.of(""), List.of());

  @BeforeEach
  void build() throws IOException {
    Path application = folder.resolve("application");
    cache = new StartCache(folder, List.of(application));
    Files.createDirectories(application);
    write("started");
  }

  @Test
  void withoutACacheThereAreNoOptions() {
    assertThat(cache.useOptions()).isEmpty();
  }

  @Test
  void anInvalidCacheIsIgnoredWithoutAMessage() throws IOException, InterruptedException {
    Files.writeString(cache.file(), "no cache at all");

    assertThat(cache.useOptions()).isNotEmpty();
    assertThat(output(cache.useOptions())).isEqualTo("started\n");
  }

  @Test
  void aCacheIsUsedUntilAJarChanges() throws IOException, InterruptedException {
    output(cache.recordOptions());
    output(cache.createOptions());
    cache.deleteOthers();
    assertThat(cache.useOptions()).isNotEmpty();
    assertThat(output(cache.useOptions())).isEqualTo("started\n");

    write("started as a new class");

    assertThat(cache.useOptions()).isEmpty();
    cache.deleteOthers();
    assertThat(folder).isDirectoryNotContaining("glob:**.aot*");
  }

  private String output(List<String> options) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of(JAVA));
    command.addAll(options);
    command.addAll(List.of("-cp", jar().toString(), "Says"));
    Process java = new ProcessBuilder(command).redirectErrorStream(true).start();
    String said = new String(java.getInputStream().readAllBytes(), UTF_8);
    assertThat(java.waitFor()).as(said).isZero();
    return said;
  }

  private Path jar() {
    return cache.application().getFirst().resolve("says.jar");
  }

  /** Writes a jar with a class that prints this text. */
  private void write(String text) throws IOException {
    Path source = folder.resolve("Says.java");
    Files.writeString(source, "void main() { IO.println(\"%s\"); }".formatted(text));
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    assertThat(compiler.run(null, null, null, source.toString())).isZero();
    try (JarOutputStream jar = new JarOutputStream(Files.newOutputStream(jar()))) {
      jar.putNextEntry(new JarEntry("Says.class"));
      jar.write(Files.readAllBytes(folder.resolve("Says.class")));
    }
  }
}
