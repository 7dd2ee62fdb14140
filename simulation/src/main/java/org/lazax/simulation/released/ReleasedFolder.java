package org.lazax.simulation.released;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The files of one release: twelve games, the samples of all wire types in {@code wire}, and the
 * hash of every file in {@code SHA256SUMS}. They never change.
 *
 * @param path the folder, whose name is the version
 */
public record ReleasedFolder(Path path) {
  static final String WIRE = "wire";

  /** The releases in a folder, sorted by name. */
  public static List<ReleasedFolder> below(Path released) throws IOException {
    if (!Files.isDirectory(released)) {
      return List.of();
    }
    try (Stream<Path> folders = Files.list(released)) {
      return folders.filter(Files::isDirectory).sorted().map(ReleasedFolder::new).toList();
    }
  }

  /** The version of the release. */
  public String version() {
    return path.getFileName().toString();
  }

  /** The games of the release, sorted by name. */
  List<ReleasedGame> games() throws IOException {
    try (Stream<Path> files = Files.list(path)) {
      return files
          .filter(file -> file.toString().endsWith(ReleasedGame.LOG))
          .sorted()
          .map(ReleasedGame::new)
          .toList();
    }
  }

  /** Files that were changed since the release, or that current code reads differently. */
  public List<String> defects() throws IOException {
    List<String> defects = new ArrayList<>(Checksums.defects(path));
    if (defects.isEmpty()) {
      for (ReleasedGame game : games()) {
        defects.addAll(game.defects());
      }
      defects.addAll(WireSamples.current().defects(path.resolve(WIRE)));
    }
    return defects;
  }
}
