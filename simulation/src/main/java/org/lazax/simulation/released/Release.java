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
import org.lazax.simulation.released.Slot.Sort;
import org.lazax.table.Table;

/**
 * Makes what is kept of a release. For each of its games several seeds are played, and the game is
 * kept that shows most of what those before it do not.
 */
public final class Release {
  private static final int KILOBYTE = 1024;

  /** All files of a release together. */
  private static final long MOST_BYTES = 5L * KILOBYTE * KILOBYTE;

  private static final int LARGE = 700;
  private static final int MIDDLING = 400;
  private static final int SMALL = 250;

  static final List<Slot> TWELVE =
      List.of(
          new Slot("01-two-players", 2, Sort.USUAL, true, LARGE),
          new Slot("02-factions-dealt", 3, Sort.DEALT, true, LARGE),
          new Slot("03-tiles-placed", 4, Sort.PLACED, false, LARGE),
          new Slot("04-rewound", 3, Sort.REWOUND, true, SMALL),
          new Slot("05-first-prints", 5, Sort.FIRST_PRINTS, true, MIDDLING),
          new Slot("06-three-players", 3, Sort.POSITION, true, SMALL),
          new Slot("07-four-players", 4, Sort.POSITION, true, SMALL),
          new Slot("08-five-players", 5, Sort.POSITION, false, SMALL),
          new Slot("09-six-players", 6, Sort.POSITION, true, MIDDLING),
          new Slot("10-six-players", 6, Sort.POSITION, false, MIDDLING),
          new Slot("11-seven-players", 7, Sort.POSITION, true, MIDDLING),
          new Slot("12-eight-players", 8, Sort.POSITION, true, MIDDLING));

  private final List<Slot> slots;
  private final List<String> required;
  private final int seeds;
  private final Consumer<String> told;
  private final KeyPair signer = signer();

  /** Of these games, each the best of so many seeds; together they must show what is required. */
  Release(List<Slot> slots, List<String> required, int seeds, Consumer<String> told) {
    this.slots = slots;
    this.required = required;
    this.seeds = seeds;
    this.told = told;
  }

  /**
   * A release of twelve games.
   *
   * @param seeds how many are played for each of them
   * @param told hears what each of them covers
   */
  public static Release ofTwelve(int seeds, Consumer<String> told) {
    return new Release(TWELVE, Marks.REQUIRED, seeds, told);
  }

  /** A game that was played for a slot. */
  private record Candidate(long seed, LocalGame<Table> game, int size, Set<String> marks) {}

  /**
   * Writes the folder of a version: all of it, or nothing.
   *
   * @param project where the modules with their samples are
   * @param released where the folders of all releases are
   * @throws IllegalStateException if there is one of this version, if what must be covered is not,
   *     or if what was written does not stand its own test
   */
  public ReleasedFolder write(Path project, Path released, String version) throws IOException {
    Path folder = released.resolve(version);
    if (Files.exists(folder)) {
      throw new IllegalStateException(folder + " is there: a release is never written again");
    }
    Files.createDirectories(released);
    Path draft = Files.createDirectory(released.resolve(".draft-" + version));
    try {
      playInto(draft);
      int samples = WireSamples.copy(project, draft.resolve(ReleasedFolder.WIRE));
      told.accept(samples + " samples of wire types");
      Checksums.write(draft);
      require(new ReleasedFolder(draft).faults());
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
      Set<String> more = new TreeSet<>(best.marks());
      more.removeAll(covered);
      covered.addAll(more);
      told.accept(
          "%-18s seed %d, %d players, %d rounds, %d commits, %d KB, %d types more: %s"
              .formatted(
                  slot.name(),
                  best.seed(),
                  game.table().players().size(),
                  game.table().round(),
                  game.commits().size(),
                  best.size() / KILOBYTE,
                  more.size(),
                  String.join(", ", Marks.shown(best.marks()))));
    }
    List<String> missing = new ArrayList<>(required);
    missing.removeAll(Marks.shown(covered));
    require(missing.stream().map(what -> "no game shows " + what).toList());
  }

  private Candidate best(Slot slot, Set<String> covered) {
    List<Candidate> small = new ArrayList<>();
    int place = slots.indexOf(slot);
    LongStream.rangeClosed(1, seeds)
        .map(number -> (long) place * seeds + number)
        .mapToObj(seed -> candidate(slot, seed))
        .filter(candidate -> candidate.size() <= slot.mostKilobytes() * KILOBYTE)
        .forEach(small::add);
    return small.stream()
        .max(
            Comparator.<Candidate>comparingLong(
                    c -> c.marks().stream().filter(mark -> !covered.contains(mark)).count())
                .thenComparingInt(c -> Marks.shown(c.marks()).size())
                .thenComparingInt(c -> -c.size()))
        .orElseThrow(
            () -> new IllegalStateException("no game for " + slot.name() + " is small enough"));
  }

  private Candidate candidate(Slot slot, long seed) {
    LocalGame<Table> game = slot.game(seed).play().game();
    try {
      int size = ReleasedGame.compressed(game.export(Viewer.ALL, signer)).length;
      return new Candidate(seed, game, size, Marks.of(game));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void require(List<String> faults) {
    if (!faults.isEmpty()) {
      throw new IllegalStateException(String.join("\n", faults));
    }
  }

  private void requireSize(Path folder) throws IOException {
    long bytes = 0;
    for (Path file : all(folder)) {
      bytes += Files.isRegularFile(file) ? Files.size(file) : 0;
    }
    told.accept("%,d bytes".formatted(bytes));
    if (bytes > MOST_BYTES) {
      throw new IllegalStateException("a release is kept in " + MOST_BYTES + " bytes");
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

  /** A key of this release alone; nobody keeps the private one. */
  private static KeyPair signer() {
    try {
      return KeyPairGenerator.getInstance("Ed25519").generateKeyPair();
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has Ed25519", e);
    }
  }
}
