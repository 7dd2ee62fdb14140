package org.lazax.chronicle.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.chronicle.Chance;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.dice.GameSeed;
import org.lazax.chronicle.dice.PlatformSeed;
import org.lazax.chronicle.dice.SeededDice;
import org.lazax.chronicle.export.ExportedLog;
import org.lazax.chronicle.export.ExportedLog.Hidden;
import org.lazax.chronicle.export.ExportedLog.Shown;
import org.lazax.chronicle.export.ExportedLog.Step;
import org.lazax.chronicle.export.ExportedLog.Told;
import org.lazax.chronicle.export.InvalidExportException;
import org.lazax.chronicle.kernel.Genesis;
import org.lazax.chronicle.kernel.Kernel;
import org.lazax.chronicle.kernel.KernelEvent;
import org.lazax.chronicle.kernel.KernelEvent.Rewound;
import org.lazax.chronicle.kernel.KernelEvent.SeedRevealed;

/**
 * Makes every number again that chance gave. The dice of a commit hang on the platform's seed and
 * on the entropy that stood at its parent.
 *
 * <p>Numbers stand in a commit in the order of its stream, without gaps: a writer cannot throw
 * again and keep what pleases it. Only what the viewer may not read leaves a gap, and how many
 * bytes a number took is known by the seed alone.
 */
final class ChanceCheck {
  private final Optional<PlatformSeed> seed;

  /** What is known of the seed after each commit; at 0, before the first. */
  private final List<Kernel> after = new ArrayList<>(List.of(Kernel.EMPTY));

  private Map<Seat, String> entropy = Map.of();
  private Optional<GameSeed> frozen;

  private ChanceCheck(Optional<PlatformSeed> seed) {
    this.seed = seed;
    this.frozen = seed.map(platform -> platform.freeze(entropy));
  }

  static ChanceCheck of(ExportedLog log) {
    return new ChanceCheck(
        log.commits().stream()
            .flatMap(Step::shown)
            .flatMap(shown -> SeedLine.in(shown).stream())
            .filter(SeedRevealed.class::isInstance)
            .findFirst()
            .map(event -> PlatformSeed.revealed(((SeedRevealed) event).seed())));
  }

  /** Checks the next commit; says how many numbers were made again. */
  int check(Step step) {
    Kernel now = after.getLast();
    freeze(now.origin().map(Genesis::entropy).orElse(Map.of()));
    int numbers = 0;
    int position = 0;
    boolean gaps = seed.isEmpty();
    for (Told told : step.events()) {
      switch (told) {
        case Hidden _ -> gaps = true;
        case Shown shown -> {
          Optional<KernelEvent> kernel = SeedLine.in(shown);
          if (kernel.isPresent()) {
            now = evolve(now, kernel.get(), shown);
          }
          Optional<Chance> chance = ChanceLine.in(shown);
          if (chance.isPresent()) {
            requireFrozen(now, shown);
            requireNoGap(chance.get(), position, gaps, shown);
            position = again(chance.get(), step, shown);
            numbers += chance.get().values().size();
          }
        }
      }
    }
    after.add(now);
    return seed.isPresent() ? numbers : 0;
  }

  /** The seed in hexadecimal, where it is revealed. */
  Optional<String> seed() {
    return seed.map(PlatformSeed::reveal);
  }

  private void freeze(Map<Seat, String> standing) {
    if (!standing.equals(entropy)) {
      entropy = standing;
      frozen = seed.map(platform -> platform.freeze(standing));
    }
  }

  private Kernel evolve(Kernel now, KernelEvent event, Shown shown) {
    if (event instanceof Rewound(long toSeq)) {
      if (toSeq < 1 || toSeq >= after.size()) {
        throw new InvalidExportException(shown.number(), "a rewind to no earlier commit");
      }
      return after.get((int) toSeq);
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
      throw new InvalidExportException(shown.number(), "chance before the seed was frozen");
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

  /** Where the stream goes on at the earliest: while the seed is secret, a byte a number. */
  private int again(Chance chance, Step step, Shown shown) {
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
