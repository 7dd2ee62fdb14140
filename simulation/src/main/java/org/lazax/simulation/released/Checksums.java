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

/** The hash of every file of a folder, in the form that {@code sha256sum --check} reads. */
final class Checksums {
  static final String FILE = "SHA256SUMS";
  private static final String BETWEEN = "  ";

  private Checksums() {}

  /** Records the files of a folder as they are. */
  static void write(Path folder) throws IOException {
    List<String> lines = new ArrayList<>();
    now(folder).forEach((file, hash) -> lines.add(hash + BETWEEN + file));
    Files.write(folder.resolve(FILE), lines);
  }

  /** What is not as it was recorded: files changed, added or gone. */
  static List<String> faults(Path folder) throws IOException {
    Map<String, String> recorded = new TreeMap<>();
    for (String line : Files.readAllLines(folder.resolve(FILE))) {
      int hash = line.indexOf(BETWEEN);
      recorded.put(line.substring(hash + BETWEEN.length()), line.substring(0, hash));
    }
    Map<String, String> now = now(folder);
    List<String> faults = new ArrayList<>();
    recorded.forEach((file, hash) -> {
      if (!hash.equals(now.get(file))) {
        faults.add(
            folder.resolve(file) + (now.containsKey(file) ? " was changed" : " was taken away"));
      }
    });
    now.keySet().stream()
        .filter(file -> !recorded.containsKey(file))
        .forEach(file -> faults.add(folder.resolve(file) + " was added after the release"));
    return faults;
  }

  private static Map<String, String> now(Path folder) throws IOException {
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
