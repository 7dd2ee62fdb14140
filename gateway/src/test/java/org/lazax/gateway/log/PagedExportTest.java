package org.lazax.gateway.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.commit.ChronicleRecord;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.CommitBuilder;
import org.lazax.chronicle.dice.PlatformSeed;
import org.lazax.chronicle.export.SampleGame;
import org.lazax.chronicle.export.Viewer;
import org.lazax.chronicle.kernel.KernelEvent.SeedRevealed;
import org.lazax.chronicle.verify.Verification;

final class PagedExportTest {
  private static final int PAGE = 10;
  private static final int PAGES = 4;

  private final SampleGame game = SampleGame.played();
  private final List<WeakReference<Commit>> read = new ArrayList<>();
  private long mostKept;

  @Test
  void aLogIsVerifiedWithNoMoreThanTwoPagesInMemory() {
    IntStream.range(0, PAGE * PAGES).forEach(_ -> game.rolling(1));
    game.then(new SeedRevealed(SampleGame.SEED.reveal()));
    PagedExport export =
        new PagedExport(CommitBuilder.GAME, this::page, SampleGame.SEED.salts(), SampleGame.SIGNER);

    Verification verification = Verification.of(export);

    assertThat(verification).isEqualTo(Verification.of(game.exportedFor(Viewer.ALL)));
    assertThat(verification.valid()).isTrue();
    assertThat(read).as("commits that were read, twice").hasSize(2 * game.commits().size());
    assertThat(mostKept).isBetween(1L, 2L * PAGE);
  }

  @Test
  void whatDoesNotVerifyAsAWholeDoesNotVerifyByPages() {
    game.rolling(2).then(new SeedRevealed("ab".repeat(PlatformSeed.BYTES)));

    Verification verification =
        Verification.of(
            new PagedExport(
                CommitBuilder.GAME, this::page, SampleGame.SEED.salts(), SampleGame.SIGNER));

    assertThat(verification).isEqualTo(Verification.of(game.exportedFor(Viewer.ALL)));
    assertThat(verification.defect()).isPresent();
  }

  /** A page as a database hands it out: commits of its own, which nobody else keeps. */
  private List<Commit> page(long after) {
    List<Commit> page =
        game.commits().stream()
            .skip(after)
            .limit(PAGE)
            .map(commit -> (Commit) ChronicleRecord.read(commit.bytes()))
            .toList();
    page.forEach(commit -> read.add(new WeakReference<>(commit)));
    System.gc();
    mostKept = Math.max(mostKept, read.stream().filter(commit -> commit.get() != null).count());
    return page;
  }
}
