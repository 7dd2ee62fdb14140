package org.lazax.chronicle.export;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.lazax.chronicle.export.SampleGame.ALICE;
import static org.lazax.chronicle.export.SampleGame.BOB;
import static org.lazax.chronicle.export.SampleGame.SEED;
import static org.lazax.chronicle.export.SampleGame.SIGNER;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Audience;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.CommitBuilder;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.commit.Hash;
import org.lazax.chronicle.commit.Hex;
import org.lazax.chronicle.commit.Line;
import org.lazax.chronicle.export.ExportedLog.Hidden;
import org.lazax.chronicle.export.ExportedLog.Shown;

final class ExportTest {
  private static final SampleGame GAME = SampleGame.played();
  private static final Commit DRAWN = GAME.commits().get(3);

  @Test
  void anExportIsReadBack() {
    ExportedLog log = ExportReader.read(GAME.exportedFor(Viewer.ALL));

    assertThat(log.game()).isEqualTo(CommitBuilder.GAME);
    assertThat(log.viewer()).isEqualTo(Viewer.ALL);
    assertThat(log.commits())
        .extracting(ExportedLog.ExportedCommit::hash)
        .containsExactlyElementsOf(GAME.commits().stream().map(Commit::hash).toList());
    assertThat(log.commits().get(3).shown().map(Shown::line))
        .containsExactlyElementsOf(DRAWN.lines());
    assertThat(log.head().hash()).isEqualTo(GAME.commits().getLast().hash());
    assertThat(log.head().seq()).isEqualTo(5);
  }

  @Test
  void aSeatReadsOnlyItsOwnDraw() {
    ExportedLog log = ExportReader.read(GAME.exportedFor(Viewer.of(ALICE)));

    assertThat(log.commits().get(3).events())
        .extracting(event -> event instanceof Hidden)
        .containsExactly(false, false, true, false);
    assertThat(new String(GAME.exportedFor(Viewer.of(ALICE)), UTF_8))
        .contains(DRAWN.lines().get(1).toString())
        .doesNotContain(DRAWN.lines().get(2).toString());
  }

  @Test
  void aSpectatorReadsNoDrawAndNoSaltOfADraw() {
    String text = new String(GAME.exportedFor(Viewer.SPECTATOR), UTF_8);

    assertThat(text)
        .contains(DRAWN.lines().get(0).toString())
        .doesNotContain(DRAWN.lines().get(1).toString())
        .doesNotContain(DRAWN.lines().get(2).toString())
        .doesNotContain(saltOf(1))
        .doesNotContain(saltOf(2));
  }

  @Test
  void theChainIsTheSameForEveryViewer() {
    Hash head = GAME.commits().getLast().hash();

    assertThat(ExportReader.read(GAME.exportedFor(Viewer.SPECTATOR)).head().hash()).isEqualTo(head);
    assertThat(ExportReader.read(GAME.exportedFor(Viewer.of(BOB))).head().hash()).isEqualTo(head);
  }

  @Test
  void aShownEventHasSaltAndLineAndAHiddenOneADigest() {
    assertThat(new Redaction(Viewer.SPECTATOR, SEED.salts()).of(DRAWN))
        .containsExactly(
            DRAWN.headerLine(),
            Line.of("{\"salt\":\"" + saltOf(0) + "\"}"),
            DRAWN.lines().get(0),
            Line.of("{\"digest\":\"" + DRAWN.header().events().get(1).digest() + "\"}"),
            Line.of("{\"digest\":\"" + DRAWN.header().events().get(2).digest() + "\"}"),
            Line.of("{\"salt\":\"" + saltOf(3) + "\"}"),
            DRAWN.lines().get(3));
  }

  @Test
  void aCommitWithOtherLinesIsNotShown() {
    Commit changed = (Commit) CommitBuilder.replaced(DRAWN, "\"position\":0", "\"position\":1");

    assertThatThrownBy(() -> new Redaction(Viewer.ALL, SEED.salts()).of(changed))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aVoidCommitIsNotExported() throws IOException {
    Commit genesis = GAME.commits().getFirst();
    Export export = export(CommitBuilder.GAME);
    export.add(genesis);

    assertThatThrownBy(() -> export.add(genesis)).hasMessageContaining("SUPERSEDED");
    assertThatThrownBy(() -> export.add(DRAWN)).hasMessageContaining("does not follow");
    assertThatThrownBy(() -> export(new GameId("another-game")).add(genesis))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aGameWithoutCommitsIsNotExported() throws IOException {
    Export export = export(CommitBuilder.GAME);

    assertThatThrownBy(export::finish).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void viewersAreParsedFromTheirStringForm() {
    for (Viewer viewer : new Viewer[] {Viewer.ALL, Viewer.SPECTATOR, Viewer.of(BOB)}) {
      assertThat(Viewer.named(viewer.toString())).isEqualTo(viewer);
    }
    assertThat(Viewer.SPECTATOR.sees(new Audience(Optional.empty()))).isTrue();
    assertThat(Viewer.of(BOB).sees(Audience.NOBODY)).isFalse();
    assertThat(Viewer.ALL.sees(Audience.NOBODY)).isTrue();
  }

  private static Export export(GameId game) throws IOException {
    return new Export(new ByteArrayOutputStream(), game, Viewer.ALL, SEED.salts(), SIGNER);
  }

  private static String saltOf(int index) {
    return Hex.of(SEED.salts().salt(4, index));
  }
}
