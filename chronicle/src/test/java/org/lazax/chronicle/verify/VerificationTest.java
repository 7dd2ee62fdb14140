package org.lazax.chronicle.verify;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.chronicle.export.SampleGame.ALICE;
import static org.lazax.chronicle.export.SampleGame.BOB;
import static org.lazax.chronicle.export.SampleGame.SEED;

import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lazax.chronicle.Chance;
import org.lazax.chronicle.Dice;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.CommitBuilder;
import org.lazax.chronicle.commit.Line;
import org.lazax.chronicle.dice.PlatformSeed;
import org.lazax.chronicle.dice.SeededDice;
import org.lazax.chronicle.export.ExportDefect;
import org.lazax.chronicle.export.SampleGame;
import org.lazax.chronicle.export.SampleGame.Drawn;
import org.lazax.chronicle.export.SampleGame.Rolled;
import org.lazax.chronicle.export.Viewer;
import org.lazax.chronicle.kernel.KernelEvent.EntropyAdded;
import org.lazax.chronicle.kernel.KernelEvent.Rewound;
import org.lazax.chronicle.kernel.KernelEvent.SeedFrozen;
import org.lazax.chronicle.kernel.KernelEvent.SeedRevealed;

final class VerificationTest {

  @Test
  void anEndedGameVerifiesWithAllItsRandomNumbers() {
    SampleGame game = SampleGame.ended();

    Verification verification = Verification.of(game.exportedFor(Viewer.ALL));

    assertThat(verification.defect()).isEmpty();
    assertThat(verification.valid()).isTrue();
    assertThat(verification.commits()).isEqualTo(6);
    assertThat(verification.events()).isEqualTo(9);
    assertThat(verification.dice()).isEqualTo(3 + 2 + 2 + 1 + 2);
    assertThat(verification.head()).contains(game.commits().getLast().hash());
    assertThat(verification.seed()).contains(SEED.reveal());
    assertThat(verification.key())
        .contains(HexFormat.of().formatHex(SampleGame.SIGNER.getPublic().getEncoded()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"spectator", "p1", "p2", "p3", "all"})
  void theExportForAnyViewerVerifies(String viewer) {
    Verification live = Verification.of(SampleGame.played().exportedFor(Viewer.named(viewer)));
    Verification ended = Verification.of(SampleGame.ended().exportedFor(Viewer.named(viewer)));

    assertThat(live.defect()).isEmpty();
    assertThat(live.seed()).isEmpty();
    assertThat(live.dice()).isZero();
    assertThat(ended.defect()).isEmpty();
    assertThat(ended.dice()).isPositive();
  }

  @Test
  void aChangedBitIsFoundInAnyByte() {
    byte[] export = SampleGame.ended().exportedFor(Viewer.of(ALICE));

    assertThat(IntStream.range(0, export.length).filter(i -> verifies(export, i, 1))).isEmpty();
    assertThat(IntStream.range(0, export.length).filter(i -> verifies(export, i, 0x20))).isEmpty();
  }

  @Test
  void aByteChangedToAnyOtherIsFound() {
    byte[] export = SampleGame.ended().exportedFor(Viewer.ALL);
    Random random = new Random(2);

    for (int i = 0; i < 3_000; i++) {
      int index = random.nextInt(export.length);
      int change = 1 + random.nextInt(255);
      assertThat(verifies(export, index, change)).as("%d ^ %d", index, change).isFalse();
    }
  }

  @Test
  void aTruncatedOrExtendedFileIsFound() {
    byte[] export = SampleGame.ended().exportedFor(Viewer.ALL);

    assertThat(IntStream.range(0, export.length))
        .noneMatch(length -> Verification.of(Arrays.copyOf(export, length)).valid());
    assertThat(Verification.of((new String(export, UTF_8) + "\n").getBytes(UTF_8)).valid())
        .isFalse();
  }

  @Test
  void theDefectNamesTheChangedLine() {
    byte[] export = SampleGame.ended().exportedFor(Viewer.ALL);
    List<Line> lines = Line.split(export);

    for (int line = 0; line < lines.size(); line++) {
      String text = lines.get(line).toString();
      if (text.startsWith("{\"v\"")) {
        // The second digit of the year: the line is still a header, but has another hash.
        byte[] changed = export.clone();
        changed[start(lines, line) + text.indexOf("\"at\":\"") + 7] = '1';
        assertThat(Verification.of(changed).defect().map(ExportDefect::line)).contains(line + 1);
      }
      if (text.startsWith("{\"chance\"")) {
        byte[] changed = export.clone();
        changed[start(lines, line) + text.length() - 3]++;
        assertThat(Verification.of(changed).defect().map(ExportDefect::line)).contains(line + 1);
      }
    }
  }

  // ---- what a dishonest writer could do with correct hashes

  @Test
  void aForgedDieIsFound() {
    Chance honest = SampleGame.begun().dice().roll(Dice.TEN, 1);
    Chance forged = new Chance(0, honest.bounds(), List.of(honest.values().getFirst() % 10 + 1));

    assertDefect(SampleGame.begun().then(new Rolled(forged)), "the seed gives");
  }

  @Test
  void rollingAgainIsFound() {
    SeededDice dice = SampleGame.begun().dice();
    dice.roll(Dice.TEN, 1);

    assertDefect(
        SampleGame.begun().then(new Rolled(dice.roll(Dice.TEN, 1))), "of the stream, not at 0");
  }

  @Test
  void usingANumberTwiceIsFound() {
    Rolled thrown = new Rolled(SampleGame.begun().dice().roll(Dice.TEN, 1));

    assertDefect(SampleGame.begun().then(thrown, thrown), "of the stream, not at 1");
  }

  @Test
  void diceBeforeTheSeedIsFrozenAreFound() {
    SampleGame game = SampleGame.begun();
    Chance early = SEED.freeze(Map.of()).dice(2).roll(Dice.TEN, 1);

    assertDefect(
        new SampleGame().then(game.commits().getFirst()).then(new Rolled(early)),
        "random numbers before the seed was frozen");
  }

  @Test
  void aSeedThatWasNotCommittedToIsFound() {
    byte[] other = new byte[PlatformSeed.BYTES];
    other[0] = 1;

    SampleGame game = SampleGame.begun().then(new SeedRevealed(PlatformSeed.of(other).reveal()));

    assertDefect(game.exportedFor(Viewer.ALL), "not the seed that was committed to");
  }

  @Test
  void aCommitByAnotherThanTheDebtorIsFound() {
    SampleGame game = SampleGame.begun();
    Commit owed = CommitBuilder.on(game.commits().getLast()).next(Service.MAP).commit(SEED.salts());
    game.then(owed).then(CommitBuilder.on(owed).commit(SEED.salts()));

    assertForgery(game, "a void commit: NOT_THE_DEBTOR");
  }

  @Test
  void aMissingCommitIsFound() {
    SampleGame whole = SampleGame.played();
    SampleGame gap = new SampleGame();
    whole.commits().stream().filter(commit -> commit.header().seq() != 2).forEach(gap::then);

    assertForgery(gap, "the next commit or the head line states another hash");
  }

  @Test
  void aMissingBeginningIsFound() {
    SampleGame cut = new SampleGame();
    SampleGame.played().commits().stream().skip(1).forEach(cut::then);

    assertForgery(cut, "does not follow commit 0");
  }

  @Test
  void timeRunningBackwardsIsFound() {
    SampleGame game = SampleGame.begun();
    game.then(
        CommitBuilder.on(game.commits().getLast()).at(CommitBuilder.NOON).commit(SEED.salts()));

    assertForgery(game, "time runs backwards");
  }

  @Test
  void wrongRedactionIsFound() {
    SampleGame game = SampleGame.played();

    assertDefect(game.forgedFor(Viewer.SPECTATOR, Viewer.ALL), "may not read");
    assertDefect(game.forgedFor(Viewer.ALL, Viewer.SPECTATOR), "may be read by all");
  }

  // ---- entropy, freezing and rewinds

  @Test
  void entropyAfterTheFreezeDoesNotCount() {
    assertThat(verified(SampleGame.begun().then(new EntropyAdded(BOB, "late")).rolling(5)).defect())
        .isEmpty();
  }

  @Test
  void aRewindTakesBackLaterEntropy() {
    SampleGame game = new SampleGame();
    SampleGame.begun().commits().subList(0, 2).forEach(game::then);
    game.then(new EntropyAdded(BOB, "taken back"))
        .then(new Rewound(2))
        .then(new SeedFrozen())
        .rolling(3)
        .then(new Rewound(5))
        .rolling(3);

    assertThat(verified(game).defect()).isEmpty();
    assertThat(verified(game).dice()).isEqualTo(6);
    assertThat(game.commits().get(5).lines()).isNotEqualTo(game.commits().get(7).lines());
  }

  @Test
  void aRewindNamesAnEarlierCommit() {
    long seq = SampleGame.begun().commits().size() + 1L;

    assertThat(verified(SampleGame.begun().then(new Rewound(1))).defect()).isEmpty();
    assertThat(verified(SampleGame.begun().then(new Rewound(seq - 1))).defect()).isEmpty();
    assertDefect(SampleGame.begun().then(new Rewound(0)), "a rewind that names no earlier commit");
    assertDefect(
        SampleGame.begun().then(new Rewound(seq)), "a rewind that names no earlier commit");
  }

  @Test
  void numbersOfSecretDrawsAreCountedWhileTheSeedIsSecret() {
    SampleGame game = SampleGame.begun();
    SeededDice dice = game.dice();
    game.then(new Rolled(dice.roll(Dice.TEN, 1)));
    assertThat(Verification.of(game.exportedFor(Viewer.ALL)).defect()).isEmpty();
    assertThat(Verification.of(game.exportedFor(Viewer.ALL)).dice()).isZero();

    Chance again = SampleGame.begun().dice().roll(Dice.TEN, 2);
    SampleGame twice = SampleGame.begun().then(new Rolled(again), new Rolled(again));
    assertDefect(twice.exportedFor(Viewer.ALL), "its numbers begin at 0 of the stream");
  }

  @Test
  void theCommitThatFreezesTheSeedMayRollDice() {
    SampleGame game = new SampleGame();
    SampleGame.begun().commits().subList(0, 2).forEach(game::then);

    assertThat(
            verified(game.then(new SeedFrozen(), new Rolled(game.dice().roll(Dice.TEN, 2)))).dice())
        .isEqualTo(2);
  }

  @Test
  void hiddenEventsMayBeBetweenShownNumbers() {
    SampleGame game = SampleGame.begun();
    SeededDice dice = game.dice();
    game.then(new Drawn(BOB, dice.draw(20, 2)), new Rolled(dice.roll(Dice.TEN, 1)))
        .then(new SeedRevealed(SEED.reveal()));

    assertThat(Verification.of(game.exportedFor(Viewer.SPECTATOR)).dice()).isEqualTo(1);
  }

  @Test
  void anyBytesHaveAResult() {
    for (String text :
        List.of("", "\n", "{}", "{\"export\":1,\"game\":\"a\",\"viewer\":\"all\"}")) {
      assertThat(Verification.of(text.getBytes(UTF_8)).valid()).isFalse();
    }
    for (String chance :
        List.of(
            "null",
            "7",
            "{}",
            "{\"position\":2147483647,\"bounds\":[10],\"values\":[1]}",
            "{\"position\":0,\"bounds\":[0],\"values\":[1]}",
            "{\"position\":0,\"bounds\":[null],\"values\":[1]}",
            "{\"position\":0,\"bounds\":[],\"values\":[1]}")) {
      assertThat(verified(SampleGame.begun().then(new Odd(chance))).valid()).as(chance).isFalse();
    }
  }

  /** An event with any JSON as its chance. */
  @org.lazax.chronicle.wire.WireType("game.odd.v1")
  private record Odd(@com.fasterxml.jackson.annotation.JsonRawValue String chance)
      implements GameEvent {}

  private static Verification verified(SampleGame game) {
    return Verification.of(game.then(new SeedRevealed(SEED.reveal())).exportedFor(Viewer.ALL));
  }

  private static void assertDefect(SampleGame game, String reason) {
    assertDefect(game.then(new SeedRevealed(SEED.reveal())).exportedFor(Viewer.ALL), reason);
  }

  private static void assertForgery(SampleGame game, String reason) {
    assertDefect(game.forgedFor(Viewer.ALL, Viewer.ALL), reason);
  }

  private static void assertDefect(byte[] export, String reason) {
    assertThat(Verification.of(export).defect())
        .hasValueSatisfying(defect -> assertThat(defect.reason()).contains(reason));
  }

  private static boolean verifies(byte[] export, int index, int change) {
    byte[] changed = export.clone();
    changed[index] ^= (byte) change;
    return Verification.of(changed).valid();
  }

  private static int start(List<Line> lines, int line) {
    return lines.stream().limit(line).mapToInt(l -> l.length() + 1).sum();
  }
}
