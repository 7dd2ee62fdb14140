package org.lazax.simulation.released;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * What is kept of one release: twelve games, the samples of all wire types in {@code wire}, and the
 * hash of every file in {@code SHA256SUMS}. Nothing in it ever changes.
 *
 * @param path named by its version
 */
public record ReleasedFolder(Path path) {
  static final String WIRE = "wire";

  /** All below this folder, by name. */
  public static List<ReleasedFolder> below(Path released) throws IOException {
    if (!Files.isDirectory(released)) {
      return List.of();
    }
    try (Stream<Path> folders = Files.list(released)) {
      return folders.filter(Files::isDirectory).sorted().map(ReleasedFolder::new).toList();
    }
  }

  /** The version that it is of. */
  public String version() {
    return path.getFileName().toString();
  }

  /** The logs of its games, by name. */
  List<ReleasedGame> games() throws IOException {
    try (Stream<Path> files = Files.list(path)) {
      return files
          .filter(file -> file.toString().endsWith(ReleasedGame.LOG))
          .sorted()
          .map(ReleasedGame::new)
          .toList();
    }
  }

  /** What is not as it was when it was released, or is not read today as it was then. */
  public List<String> faults() throws IOException {
    List<String> faults = new ArrayList<>(Checksums.faults(path));
    if (faults.isEmpty()) {
      for (ReleasedGame game : games()) {
        faults.addAll(game.faults());
      }
      faults.addAll(WireSamples.today().faults(path.resolve(WIRE)));
    }
    return faults;
  }
}
