package org.lazax.chronicle.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.chronicle.export.SampleGame.SEED;

import java.util.Arrays;
import java.util.Iterator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.export.SampleGame;
import org.lazax.chronicle.export.Viewer;
import org.lazax.chronicle.kernel.KernelEvent.SeedRevealed;
import org.lazax.chronicle.wire.WireType;

/** A log that is verified in pieces is never in memory as a whole. */
final class LongLogTest {
  private static final int COMMITS = 100;
  private static final String LONG = "x".repeat(100_000);
  private static final int PIECE = 70_000;

  /** An event with a long line. */
  @WireType("game.noted.v1")
  private record Noted(String text) implements GameEvent {}

  @Test
  void aLogIsVerifiedWithFewOfItsCommitsInMemory() {
    SampleGame game = SampleGame.begun();
    IntStream.range(0, COMMITS).forEach(_ -> game.then(new Noted(LONG)));
    byte[] export = game.rolling(3).then(new SeedRevealed(SEED.reveal())).exportedFor(Viewer.ALL);
    Pieces pieces = new Pieces(export);

    Verification verification = Verification.of(pieces);

    assertThat(verification.defect()).isEmpty();
    assertThat(verification.dice()).isEqualTo(3);
    assertThat(verification).isEqualTo(Verification.of(export));
    assertThat(pieces.mostKept).isLessThan(export.length / 4);
  }

  /** The pieces of a log, which measure what is kept in memory while they are read. */
  private static final class Pieces implements Iterable<byte[]> {
    private final byte[] log;
    private final long before;
    private long mostKept;

    Pieces(byte[] log) {
      this.log = log;
      this.before = used();
    }

    @Override
    public Iterator<byte[]> iterator() {
      int pieces = (log.length + PIECE - 1) / PIECE;
      return IntStream.range(0, pieces)
          .peek(piece -> {
            if (piece % 50 == 49) {
              mostKept = Math.max(mostKept, used() - before);
            }
          })
          .mapToObj(piece ->
              Arrays.copyOfRange(log, piece * PIECE, Math.min(log.length, (piece + 1) * PIECE)))
          .iterator();
    }

    private static long used() {
      System.gc();
      return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }
  }
}
