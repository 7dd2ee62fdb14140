package org.lazax.chronicle.verify;

import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import org.lazax.chronicle.Chance;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.dice.GameSeed;
import org.lazax.chronicle.dice.PlatformSeed;
import org.lazax.chronicle.dice.SeededDice;
import org.lazax.chronicle.export.ExportedLog.ExportedCommit;
import org.lazax.chronicle.export.ExportedLog.ExportedEvent;
import org.lazax.chronicle.export.ExportedLog.Hidden;
import org.lazax.chronicle.export.ExportedLog.Shown;
import org.lazax.chronicle.export.InvalidExportException;
import org.lazax.chronicle.kernel.Genesis;
import org.lazax.chronicle.kernel.Kernel;
import org.lazax.chronicle.kernel.KernelEvent;
import org.lazax.chronicle.kernel.KernelEvent.Rewound;
import org.lazax.chronicle.kernel.KernelEvent.SeedRevealed;

/**
 * Draws every random number again. The random stream of a commit depends on the platform seed and
 * on the entropy as it was at the commit's parent.
 *
 * <p>The numbers of a commit must follow each other in its stream without gaps, so that a writer
 * cannot draw several times and keep the best result. Gaps are accepted only after an event that
 * the viewer may not read, and while the seed is secret, because then the number of bytes that a
 * number used is unknown.
 */
final class ChanceCheck {
  private final Optional<PlatformSeed> seed;

  /**
   * The kernel after each commit that has changed it, by number, as far as the seed is concerned;
   * at 0, before the first commit.
   */
  private final NavigableMap<Long, Kernel> after = new TreeMap<>(Map.of(0L, Kernel.EMPTY));

  private long commits;

  private Map<Seat, String> entropy = Map.of();
  private Optional<GameSeed> frozen;

  /**
   * @param seed empty while it is secret
   */
  ChanceCheck(Optional<PlatformSeed> seed) {
    this.seed = seed;
    this.frozen = seed.map(platform -> platform.freeze(entropy));
  }

  /**
   * Checks the next commit.
   *
   * @return how many numbers were drawn again and found equal; 0 while the seed is secret
   */
  int check(ExportedCommit step) {
    Kernel now = after.lastEntry().getValue();
    freeze(now.origin().map(Genesis::entropy).orElse(Map.of()));
    int numbers = 0;
    int position = 0;
    boolean gaps = seed.isEmpty();
    boolean changed = false;
    for (ExportedEvent event : step.events()) {
      switch (event) {
        case Hidden _ -> gaps = true;
        case Shown shown -> {
          Optional<KernelEvent> kernel = SeedLine.in(shown);
          if (kernel.isPresent()) {
            now = evolve(now, kernel.get(), shown);
            changed = true;
          }
          Optional<Chance> chance = ChanceLine.in(shown);
          if (chance.isPresent()) {
            requireFrozen(now, shown);
            requireNoGap(chance.get(), position, gaps, shown);
            position = redraw(chance.get(), step, shown);
            numbers += chance.get().values().size();
          }
        }
      }
    }
    commits++;
    if (changed) {
      after.put(commits, now);
    }
    return seed.isPresent() ? numbers : 0;
  }

  private void freeze(Map<Seat, String> current) {
    if (!current.equals(entropy)) {
      entropy = current;
      frozen = seed.map(platform -> platform.freeze(current));
    }
  }

  private Kernel evolve(Kernel now, KernelEvent event, Shown shown) {
    if (event instanceof Rewound(long toSeq)) {
      if (toSeq < 1 || toSeq > commits) {
        throw new InvalidExportException(shown.number(), "a rewind that names no earlier commit");
      }
      return after.floorEntry(toSeq).getValue();
    }
    if (event instanceof SeedRevealed(String revealed)) {
      String commitment = PlatformSeed.revealed(revealed).commitment().toString();
      if (!now.origin().map(Genesis::seedCommitment).equals(Optional.of(commitment))) {
        throw new InvalidExportException(shown.number(), "not the seed that was committed to");
      }
    }
    return now.evolve(event);
  }

  private static void requireFrozen(Kernel now, Shown shown) {
    if (!now.origin().map(Genesis::frozen).orElse(false)) {
      throw new InvalidExportException(shown.number(), "random numbers before the seed was frozen");
    }
  }

  private static void requireNoGap(Chance chance, int position, boolean gaps, Shown shown) {
    boolean fits = gaps ? chance.position() >= position : chance.position() == position;
    if (!fits) {
      throw new InvalidExportException(
          shown.number(),
          "its numbers begin at " + chance.position() + " of the stream, not at " + position);
    }
  }

  /**
   * The earliest position after these numbers in the stream. While the seed is secret, a number
   * counts as one byte.
   */
  private int redraw(Chance chance, ExportedCommit step, Shown shown) {
    if (frozen.isEmpty()) {
      return chance.position() + chance.values().size();
    }
    SeededDice dice = frozen.get().dice(step.header().seq(), chance.position());
    List<Integer> values = dice.take(chance.bounds()).values();
    if (!values.equals(chance.values())) {
      throw new InvalidExportException(
          shown.number(), "the seed gives " + values + " here, not " + chance.values());
    }
    return dice.position();
  }
}
