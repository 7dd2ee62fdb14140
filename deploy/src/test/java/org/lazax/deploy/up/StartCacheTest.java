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

/** A start is never worse off for a cache. */
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
  void withoutACacheNothingIsAskedOfTheJvm() {
    assertThat(cache.used()).isEmpty();
  }

  @Test
  void theJvmStartsWithoutAWordThoughItsCacheIsNone() throws IOException, InterruptedException {
    Files.writeString(cache.file(), "no cache at all");

    assertThat(cache.used()).isNotEmpty();
    assertThat(said(cache.used())).isEqualTo("started\n");
  }

  @Test
  void aCacheIsUsedUntilAJarIsAnother() throws IOException, InterruptedException {
    said(cache.recorded());
    said(cache.made());
    cache.clear();
    assertThat(cache.used()).isNotEmpty();
    assertThat(said(cache.used())).isEqualTo("started\n");

    write("started as a new class");

    assertThat(cache.used()).isEmpty();
    cache.clear();
    assertThat(folder).isDirectoryNotContaining("glob:**.aot*");
  }

  private String said(List<String> options) throws IOException, InterruptedException {
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

  /** A jar with a class that says this word. */
  private void write(String word) throws IOException {
    Path source = folder.resolve("Says.java");
    Files.writeString(source, "void main() { IO.println(\"%s\"); }".formatted(word));
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    assertThat(compiler.run(null, null, null, source.toString())).isZero();
    try (JarOutputStream jar = new JarOutputStream(Files.newOutputStream(jar()))) {
      jar.putNextEntry(new JarEntry("Says.class"));
      jar.write(Files.readAllBytes(folder.resolve("Says.class")));
    }
  }
}
