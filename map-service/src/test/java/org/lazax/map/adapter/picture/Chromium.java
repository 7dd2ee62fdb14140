package org.lazax.map.adapter.picture;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** A headless Chromium: what it makes of a page, and what the page looks like in it. */
final class Chromium {
  private static final List<String> QUIETLY =
      List.of(
          "--headless",
          "--no-sandbox",
          "--disable-gpu",
          "--disable-quic",
          "--no-first-run",
          "--disable-background-networking",
          "--disable-component-update",
          "--disable-sync",
          "--hide-scrollbars",
          "--force-device-scale-factor=1");

  private final Path program;
  private final Path folder;

  private Chromium(Path program, Path folder) {
    this.program = program;
    this.folder = folder;
  }

  /** The one on the PATH, if there is one; its profile and pictures lie in this folder. */
  static Optional<Chromium> in(Path folder) {
    return Stream.of(System.getenv("PATH").split(File.pathSeparator))
        .flatMap(path ->
            Stream.of("chromium", "chromium-browser", "google-chrome")
                .map(name -> Path.of(path, name)))
        .filter(Files::isExecutable)
        .findFirst()
        .map(program -> new Chromium(program, folder));
  }

  /** The document after its scripts have run. */
  String document(Path page) throws IOException, InterruptedException {
    return run(List.of("--dump-dom", page.toUri().toString()));
  }

  /** A PNG of the page. */
  Path screenshot(Path page, int width, int height) throws IOException, InterruptedException {
    Path png = folder.resolve("page.png");
    run(
        List.of(
            "--screenshot=" + png,
            "--window-size=%d,%d".formatted(width, height),
            page.toUri().toString()));
    return png;
  }

  private String run(List<String> what) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of(program.toString()));
    command.addAll(QUIETLY);
    command.add("--user-data-dir=" + folder.resolve("profile"));
    command.addAll(what);
    Path out = folder.resolve("out.html");
    Path errors = folder.resolve("errors.txt");
    Process process =
        new ProcessBuilder(command)
            .redirectOutput(out.toFile())
            .redirectError(errors.toFile())
            .start();
    if (!process.waitFor(2, TimeUnit.MINUTES) || process.exitValue() != 0) {
      process.destroyForcibly();
      throw new IOException("Chromium failed: " + Files.readString(errors));
    }
    return Files.readString(out, StandardCharsets.UTF_8);
  }
}
