package org.lazax.chronicle.verify;

import java.util.Optional;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.dice.PlatformSeed;
import org.lazax.chronicle.export.ExportDefect;
import org.lazax.chronicle.export.ExportReader;
import org.lazax.chronicle.export.ExportedLog.ExportedCommit;
import org.lazax.chronicle.export.ExportedLog.Head;
import org.lazax.chronicle.export.InvalidExportException;
import org.lazax.chronicle.export.Viewer;

/**
 * One verification of an export, a commit at a time. Of several defects, one in the form of a line
 * counts before one of the hashes, of the chain, of an event, of the head line and of chance, in
 * this order.
 */
final class Verifier {
  private long commits;
  private long events;
  private long dice;

  Verification verify(Iterable<byte[]> export) {
    try {
      FirstReading first = new FirstReading();
      Head head = ExportReader.read(export.iterator(), first);
      commits = first.commits;
      events = first.events;
      first.require(head);
      Optional<PlatformSeed> seed = first.seed.seed();
      if (seed.isPresent()) {
        SecondReading second = new SecondReading(seed.get());
        ExportReader.read(export.iterator(), second);
        dice = second.dice;
        second.chance.require();
      } else {
        first.chance.require();
      }
      return new Verification(
          true,
          commits,
          events,
          dice,
          Optional.of(head.hash()),
          seed.map(PlatformSeed::reveal),
          Optional.of(head.key()),
          Optional.empty());
    } catch (InvalidExportException invalid) {
      return invalid(invalid.defect());
    }
  }

  private Verification invalid(ExportDefect fault) {
    return new Verification(
        false,
        commits,
        events,
        dice,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.of(fault));
  }

  /** Checks all but the random numbers, and these as far as that is possible without the seed. */
  private static final class FirstReading implements ExportReader.Receiver {
    private final Checks hashes = new Checks();
    private final Checks chain = new Checks();
    private final Checks shown = new Checks();
    private final Checks seeds = new Checks();
    private final Checks chance = new Checks();
    private final HashCheck hash = new HashCheck();
    private final RevealedSeed seed = new RevealedSeed();
    private final ChanceCheck withoutSeed = new ChanceCheck(Optional.empty());
    private Optional<ChainCheck> link = Optional.empty();
    private Optional<EventCheck> event = Optional.empty();
    private long commits;
    private long events;

    @Override
    public void opening(GameId game, Viewer viewer) {
      link = Optional.of(new ChainCheck(game));
      event = Optional.of(new EventCheck(viewer));
    }

    @Override
    public void commit(ExportedCommit step) {
      commits++;
      events += step.events().size();
      hashes.run(() -> hash.check(step));
      chain.run(() -> link.orElseThrow().check(step));
      shown.run(() -> event.orElseThrow().check(step));
      if (hashes.passed() && chain.passed() && shown.passed()) {
        seeds.run(() -> seed.look(step));
        chance.run(() -> withoutSeed.check(step));
      }
    }

    /** Requires that all is right but the random numbers. */
    void require(Head head) {
      hashes.run(() -> hash.end(head.hash()));
      hashes.require();
      chain.run(() -> link.orElseThrow().end(head));
      chain.require();
      shown.require();
      HeadCheck.check(head);
      seeds.require();
    }
  }

  /** Draws all random numbers again. */
  private static final class SecondReading implements ExportReader.Receiver {
    private final Checks chance = new Checks();
    private final ChanceCheck check;
    private long dice;

    SecondReading(PlatformSeed seed) {
      this.check = new ChanceCheck(Optional.of(seed));
    }

    @Override
    public void opening(GameId game, Viewer viewer) {
      // It was checked before.
    }

    @Override
    public void commit(ExportedCommit step) {
      chance.run(() -> dice += check.check(step));
    }
  }
}
