package org.lazax.chronicle.verify;

import java.util.Optional;
import org.lazax.chronicle.dice.PlatformSeed;
import org.lazax.chronicle.export.ExportedLog.ExportedCommit;
import org.lazax.chronicle.export.ExportedLog.Shown;
import org.lazax.chronicle.kernel.KernelEvent.SeedRevealed;

/** Looks for the event that reveals the seed. */
final class RevealedSeed {
  private Optional<PlatformSeed> seed = Optional.empty();

  void look(ExportedCommit step) {
    step.shown().forEach(this::look);
  }

  private void look(Shown shown) {
    if (seed.isEmpty()) {
      seed =
          SeedLine.in(shown)
              .filter(SeedRevealed.class::isInstance)
              .map(event -> PlatformSeed.revealed(((SeedRevealed) event).seed()));
    }
  }

  /** The first seed that was revealed; empty while it is secret. */
  Optional<PlatformSeed> seed() {
    return seed;
  }
}
