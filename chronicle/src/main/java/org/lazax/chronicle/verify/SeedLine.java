package org.lazax.chronicle.verify;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.commit.EventLines;
import org.lazax.chronicle.commit.Hex;
import org.lazax.chronicle.commit.UnreadableException;
import org.lazax.chronicle.dice.PlatformSeed;
import org.lazax.chronicle.export.ExportedLog.Shown;
import org.lazax.chronicle.export.InvalidExportException;
import org.lazax.chronicle.kernel.KernelEvent;
import org.lazax.chronicle.kernel.KernelEvent.ChronicleOpened;
import org.lazax.chronicle.kernel.KernelEvent.EntropyAdded;
import org.lazax.chronicle.kernel.KernelEvent.Rewound;
import org.lazax.chronicle.kernel.KernelEvent.SeedFrozen;
import org.lazax.chronicle.kernel.KernelEvent.SeedRevealed;
import org.lazax.chronicle.wire.Upcasters;
import org.lazax.chronicle.wire.WireTypes;

/**
 * Reads the events on which random numbers depend. A verifier reads no other events, because it
 * does not know the rules of the game.
 */
final class SeedLine {
  private static final WireTypes TYPES =
      WireTypes.of(
          List.of(
              ChronicleOpened.class,
              EntropyAdded.class,
              SeedFrozen.class,
              SeedRevealed.class,
              Rewound.class));
  private static final EventLines LINES = EventLines.ofAll(TYPES, Upcasters.NONE);

  private SeedLine() {}

  static Optional<KernelEvent> in(Shown shown) {
    String type = shown.entry().type();
    if (TYPES.classOf(type).isEmpty()) {
      return Optional.empty();
    }
    try {
      KernelEvent event = (KernelEvent) LINES.read(type, shown.line());
      if (event instanceof SeedRevealed(String seed)) {
        Hex.bytes(seed, PlatformSeed.BYTES);
      }
      return Optional.of(event);
    } catch (UnreadableException | IllegalArgumentException e) {
      throw new InvalidExportException(shown.number(), "no " + type);
    }
  }
}
