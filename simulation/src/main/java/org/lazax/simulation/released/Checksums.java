package org.lazax.simulation.released;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.lazax.chronicle.commit.Hash;

/** The hashes of the files of a folder, in the format of {@code sha256sum --check}. */
final class Checksums {
  static final String FILE = "SHA256SUMS";
  private static final String SEPARATOR = "  ";

  private Checksums() {}

  /** Writes the hashes of all files in a folder. */
  static void write(Path folder) throws IOException {
    List<String> lines = new ArrayList<>();
    current(folder).forEach((file, hash) -> lines.add(hash + SEPARATOR + file));
    Files.write(folder.resolve(FILE), lines);
  }

  /** Files that were changed, added or removed since the hashes were written. */
  static List<String> defects(Path folder) throws IOException {
    Map<String, String> recorded = new TreeMap<>();
    for (String line : Files.readAllLines(folder.resolve(FILE))) {
      int hash = line.indexOf(SEPARATOR);
      recorded.put(line.substring(hash + SEPARATOR.length()), line.substring(0, hash));
    }
    Map<String, String> current = current(folder);
    List<String> defects = new ArrayList<>();
    recorded.forEach((file, hash) -> {
      if (!hash.equals(current.get(file))) {
        defects.add(
            folder.resolve(file) + (current.containsKey(file) ? " was changed" : " was removed"));
      }
    });
    current.keySet().stream()
        .filter(file -> !recorded.containsKey(file))
        .forEach(file -> defects.add(folder.resolve(file) + " was added after the release"));
    return defects;
  }

  private static Map<String, String> current(Path folder) throws IOException {
    Map<String, String> hashes = new TreeMap<>();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        String name = folder.relativize(file).toString().replace('\\', '/');
        if (!name.equals(FILE)) {
          hashes.put(name, Hash.sha256(Files.readAllBytes(file)).toString());
        }
      }
    }
    return hashes;
  }
}
