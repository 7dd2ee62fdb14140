package org.lazax.rulebook;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/** The committed pages that {@code ./lazax conformance} generates. */
final class GeneratedPage {
  /** Set by {@code ./lazax conformance}, which writes the pages. All other runs only compare. */
  static final boolean WRITE = "write".equals(System.getProperty("lazax.conformance"));

  private static final Path ROOT = Checklist.projectRoot();

  private GeneratedPage() {}

  /** Fails if the page is not this text, or writes it. */
  static void assertUpToDate(String name, String text) throws IOException {
    Path file = ROOT.resolve(name);
    String committed = Files.exists(file) ? Files.readString(file) : "";
    if (WRITE && !committed.equals(text)) {
      Files.createDirectories(file.getParent());
      Files.writeString(file, text);
      System.out.println(name + " was out of date and has been rewritten: commit it");
      return;
    }
    assertThat(committed.equals(text))
        .as(name + " is up to date (if not, run ./lazax conformance)")
        .isTrue();
  }

  /** Fails if the files of a folder are not exactly these pages, or writes and deletes them. */
  static void assertUpToDate(String folder, SortedMap<String, String> pages) throws IOException {
    for (var page : pages.entrySet()) {
      assertUpToDate(folder + "/" + page.getKey(), page.getValue());
    }
    TreeSet<String> others = new TreeSet<>(files(folder));
    others.removeAll(pages.keySet());
    if (WRITE) {
      for (String other : others) {
        Files.delete(ROOT.resolve(folder, other));
      }
      return;
    }
    assertThat(others).as("files in " + folder + " that nothing generates").isEmpty();
  }

  private static List<String> files(String folder) throws IOException {
    try (Stream<Path> files = Files.list(ROOT.resolve(folder))) {
      return files.map(file -> file.getFileName().toString()).toList();
    }
  }
}
