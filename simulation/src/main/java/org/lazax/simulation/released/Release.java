package org.lazax.simulation.released;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.lazax.chronicle.export.Viewer;
import org.lazax.chronicle.memory.LocalGame;
import org.lazax.simulation.released.Slot.Kind;
import org.lazax.table.Table;

/**
 * Writes the files of a release. For each of its games, several seeds are played. The game with the
 * most features that the earlier games lack is stored.
 */
public final class Release {
  private static final int KILOBYTE = 1024;

  /** The maximum total size of a release. */
  private static final long MAX_BYTES = 5L * KILOBYTE * KILOBYTE;

  private static final int LARGE = 700;
  private static final int MEDIUM = 400;
  private static final int SMALL = 250;

  static final List<Slot> TWELVE =
      List.of(
          new Slot("01-two-players", 2, Kind.STANDARD, true, LARGE),
          new Slot("02-factions-dealt", 3, Kind.DEALT, true, LARGE),
          new Slot("03-tiles-placed", 4, Kind.PLACED, false, LARGE),
          new Slot("04-rewound", 3, Kind.REWOUND, true, SMALL),
          new Slot("05-first-prints", 5, Kind.FIRST_PRINTS, true, MEDIUM),
          new Slot("06-three-players", 3, Kind.POSITION, true, SMALL),
          new Slot("07-four-players", 4, Kind.POSITION, true, SMALL),
          new Slot("08-five-players", 5, Kind.POSITION, false, SMALL),
          new Slot("09-six-players", 6, Kind.POSITION, true, MEDIUM),
          new Slot("10-six-players", 6, Kind.POSITION, false, MEDIUM),
          new Slot("11-seven-players", 7, Kind.POSITION, true, MEDIUM),
          new Slot("12-eight-players", 8, Kind.POSITION, true, MEDIUM));

  private final List<Slot> slots;
  private final List<String> required;
  private final int seeds;
  private final Consumer<String> output;
  private final KeyPair signer = signer();

  /** Creates a release of these slots, with a number of seeds for each of them. */
  Release(List<Slot> slots, List<String> required, int seeds, Consumer<String> output) {
    this.slots = slots;
    this.required = required;
    this.seeds = seeds;
    this.output = output;
  }

  /**
   * A release of twelve games.
   *
   * @param seeds how many games are played for each of the twelve
   * @param output receives a line about each game
   */
  public static Release ofTwelve(int seeds, Consumer<String> output) {
    return new Release(TWELVE, GameFeatures.REQUIRED, seeds, output);
  }

  /** A game that was played for a slot, with the size of its compressed log in bytes. */
  private record Candidate(long seed, LocalGame<Table> game, int size, Set<String> features) {}

  /**
   * Writes the folder of a version: all of it, or nothing.
   *
   * @param project where the modules with their samples are
   * @param released where the folders of all releases are
   * @throws IllegalStateException if the version exists, if a required feature is missing, or if
   *     the written files do not pass their own checks
   */
  public ReleasedFolder write(Path project, Path released, String version) throws IOException {
    Path folder = released.resolve(version);
    if (Files.exists(folder)) {
      throw new IllegalStateException(folder + " exists: a release is never written again");
    }
    Files.createDirectories(released);
    Path draft = Files.createDirectory(released.resolve(".draft-" + version));
    try {
      playInto(draft);
      int samples = WireSamples.copy(project, draft.resolve(ReleasedFolder.WIRE));
      output.accept(samples + " samples of wire types");
      Checksums.write(draft);
      require(new ReleasedFolder(draft).defects());
      requireSize(draft);
      Files.move(draft, folder);
    } finally {
      delete(draft);
    }
    return new ReleasedFolder(folder);
  }

  private void playInto(Path folder) throws IOException {
    Set<String> covered = new TreeSet<>();
    for (Slot slot : slots) {
      Candidate best = best(slot, covered);
      LocalGame<Table> game = best.game();
      ReleasedGame.write(folder, slot.name(), game.export(Viewer.ALL, signer), game.table());
      Set<String> added = new TreeSet<>(best.features());
      added.removeAll(covered);
      covered.addAll(added);
      output.accept(
          "%-18s seed %d, %d players, %d rounds, %d commits, %d KB, %d new types: %s"
              .formatted(
                  slot.name(),
                  best.seed(),
                  game.table().players().size(),
                  game.table().round(),
                  game.commits().size(),
                  best.size() / KILOBYTE,
                  added.size(),
                  String.join(", ", GameFeatures.requiredIn(best.features()))));
    }
    List<String> missing = new ArrayList<>(required);
    missing.removeAll(GameFeatures.requiredIn(covered));
    require(missing.stream().map(feature -> "no game has the feature " + feature).toList());
  }

  private Candidate best(Slot slot, Set<String> covered) {
    List<Candidate> small = new ArrayList<>();
    int place = slots.indexOf(slot);
    LongStream.rangeClosed(1, seeds)
        .map(number -> (long) place * seeds + number)
        .mapToObj(seed -> candidate(slot, seed))
        .filter(candidate -> candidate.size() <= slot.maxKilobytes() * KILOBYTE)
        .forEach(small::add);
    return small.stream()
        .max(
            Comparator.<Candidate>comparingLong(c ->
                    c.features().stream().filter(feature -> !covered.contains(feature)).count())
                .thenComparingInt(c -> GameFeatures.requiredIn(c.features()).size())
                .thenComparingInt(c -> -c.size()))
        .orElseThrow(
            () -> new IllegalStateException("no game for " + slot.name() + " is small enough"));
  }

  private Candidate candidate(Slot slot, long seed) {
    LocalGame<Table> game = slot.game(seed).play().game();
    try {
      int size = ReleasedGame.compressed(game.export(Viewer.ALL, signer)).length;
      return new Candidate(seed, game, size, GameFeatures.of(game));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void require(List<String> defects) {
    if (!defects.isEmpty()) {
      throw new IllegalStateException(String.join("\n", defects));
    }
  }

  private void requireSize(Path folder) throws IOException {
    long bytes = 0;
    for (Path file : all(folder)) {
      bytes += Files.isRegularFile(file) ? Files.size(file) : 0;
    }
    output.accept("%,d bytes".formatted(bytes));
    if (bytes > MAX_BYTES) {
      throw new IllegalStateException("a release must not exceed " + MAX_BYTES + " bytes");
    }
  }

  private static void delete(Path folder) throws IOException {
    if (Files.exists(folder)) {
      for (Path file : all(folder).reversed()) {
        Files.delete(file);
      }
    }
  }

  private static List<Path> all(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.toList();
    }
  }

  /** A new key for this release. The private key is not stored. */
  private static KeyPair signer() {
    try {
      return KeyPairGenerator.getInstance("Ed25519").generateKeyPair();
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has Ed25519", e);
    }
  }
}
