package org.lazax.chronicle.memory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.acceptance.Chain;
import org.lazax.chronicle.acceptance.Verdict;
import org.lazax.chronicle.commit.ChronicleRecord;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.EventLines;
import org.lazax.chronicle.export.Viewer;
import org.lazax.chronicle.kernel.KernelEvent.ChronicleOpened;
import org.lazax.chronicle.kernel.KernelEvent.Rewound;
import org.lazax.chronicle.kernel.KernelEvent.SeedRevealed;
import org.lazax.chronicle.memory.LocalAnswer.Accepted;
import org.lazax.chronicle.memory.LocalAnswer.Refused;
import org.lazax.chronicle.toy.ToyCommand;
import org.lazax.chronicle.toy.ToyEvent;
import org.lazax.chronicle.toy.ToyPlay;
import org.lazax.chronicle.toy.ToyPlay.SeatCommand;
import org.lazax.chronicle.toy.ToyService;
import org.lazax.chronicle.toy.ToyTable;
import org.lazax.chronicle.verify.Verification;
import org.lazax.chronicle.wire.Upcasters;

final class LocalGameTest {
  private static final Seat P1 = ToyPlay.SEATS.getFirst();
  private static final int ROUNDS = 5;

  private final List<ToyService> services = ToyService.all();

  @Test
  void aGameIsPlayedToItsEnd() {
    LocalGame<ToyTable> game = played(7);

    assertThat(game.isOver()).isTrue();
    assertThat(game.commits())
        .extracting(LocalCommit::by)
        .contains(Service.GAME, Service.MAP, Service.COMBAT, Service.AGENDA);
  }

  @Test
  void theSameCommandsWithTheSameSeedGiveTheSameGame() {
    assertThat(played(7).commits()).isEqualTo(played(7).commits());
    assertThat(played(7).commits()).isNotEqualTo(played(8).commits());
  }

  @Test
  void theChronicleOpensFirstAndItsSeedIsRevealedLast() {
    LocalGame<ToyTable> game = played(7);

    assertThat(game.commits().getFirst().events().getFirst()).isInstanceOf(ChronicleOpened.class);
    assertThat(game.commits().getLast().events().getLast()).isInstanceOf(SeedRevealed.class);
  }

  @Test
  void allDebtsArePaidBeforeACommandIsAnswered() {
    LocalGame<ToyTable> game = played(7);

    assertThat(game.commits())
        .filteredOn(LocalCommit::commanded)
        .hasSizeLessThan(game.commits().size());
    assertThat(game.kernel().debtor()).isEmpty();
  }

  @Test
  void aListenerSeesTheTableAfterEveryCommit() {
    List<Integer> totals = new ArrayList<>();
    LocalGame<ToyTable> game = new LocalGame<>(services, 3);
    game.onCommit(_ -> totals.add(game.table().total()));

    play(game, 3);

    assertThat(totals).hasSameSizeAs(game.commits()).containsOnly(10 * ToyPlay.SEATS.size());
  }

  @Test
  void aRefusedCommandLeavesTheGameAsItWas() {
    LocalGame<ToyTable> game = new LocalGame<>(services, 3);
    game.submit(P1, ToyPlay.begin(ROUNDS));
    ToyTable before = game.table();

    LocalAnswer answer = game.submit(P1, new ToyCommand.Bid(1));

    assertThat(answer).isInstanceOf(Refused.class);
    assertThat(game.table()).isSameAs(before);
  }

  @Test
  void aServiceKeepsItsOwnState() {
    LocalGame<ToyTable> game = played(7);
    ToyService agenda = services.getLast();

    long voted =
        game.commits().stream()
            .flatMap(commit -> commit.events().stream())
            .filter(ToyEvent.Voted.class::isInstance)
            .count();

    assertThat(game.position(agenda).own().steps()).isEqualTo(voted).isPositive();
  }

  @Test
  void aDefaultAnswerIsGivenAtTheDeadline() {
    LocalGame<ToyTable> game = new LocalGame<>(ToyService.all(Optional.of(Duration.ofHours(1))), 3);
    game.submit(P1, ToyPlay.begin(ROUNDS));
    game.submit(P1, new ToyCommand.Start());
    assertThat(game.isOver()).isFalse();

    game.advance(Duration.ofDays(10));

    assertThat(game.isOver()).isTrue();
  }

  @Test
  void aRewindRestoresAnEarlierStateAndTheGameGoesOn() {
    LocalGame<ToyTable> game = new LocalGame<>(services, 7);
    List<ToyTable> after = new ArrayList<>();
    game.onCommit(_ -> after.add(game.table()));
    Random random = new Random(7);
    game.submit(P1, ToyPlay.begin(ROUNDS));
    while (game.head().seq() < 20) {
      SeatCommand seatCommand = ToyPlay.next(game.table(), random).orElseThrow();
      game.submit(seatCommand.seat(), seatCommand.command());
    }

    game.rewind(9);
    assertThat(after.get(rewound(game, 0))).isEqualTo(after.get(8));
    game.rewind(15);
    assertThat(after.get(rewound(game, 1)))
        .as("a commit that an earlier rewind took back")
        .isEqualTo(after.get(14));

    play(game, random);
    assertThat(game.isOver()).isTrue();
    Verification result = Verification.of(game.export(Viewer.ALL, signer()));
    assertThat(result.defect()).isEmpty();
    assertThat(result.dice()).isPositive();
  }

  @Test
  void aRewindNeedsAnEarlierCommitAndASecretSeed() {
    LocalGame<ToyTable> game = new LocalGame<>(services, 7);
    game.submit(P1, ToyPlay.begin(ROUNDS));

    assertThatThrownBy(() -> game.rewind(game.head().seq()))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> game.rewind(0)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> played(7).rewind(1)).isInstanceOf(IllegalStateException.class);
  }

  private static boolean isRewind(LocalCommit commit) {
    return commit.events().getFirst() instanceof Rewound;
  }

  /** The index of the rewind with this number, from 0, among the commits. */
  private static int rewound(LocalGame<?> game, int number) {
    return IntStream.range(0, game.commits().size())
        .filter(index -> isRewind(game.commits().get(index)))
        .skip(number)
        .findFirst()
        .orElseThrow();
  }

  private static KeyPair signer() {
    try {
      return KeyPairGenerator.getInstance("Ed25519").generateKeyPair();
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void anExportIsOneChainAndReadsBackAsTheSameEvents() {
    LocalGame<ToyTable> game = played(7);
    EventLines lines = EventLines.ofAll(ToyService.allTypes(), Upcasters.NONE);
    List<Commit> commits = commits(game.export());

    Chain chain = Chain.EMPTY;
    for (int i = 0; i < commits.size(); i++) {
      Commit commit = commits.get(i);
      Verdict verdict = chain.follow(commit.header(), commit.hash());
      assertThat(verdict).isInstanceOf(Verdict.Accepted.class);
      chain = ((Verdict.Accepted) verdict).chain();
      assertThat(lines.read(commit)).isEqualTo(game.commits().get(i).events());
      assertThat(commit.header().stamp()).isEqualTo(game.commits().get(i).stamp());
    }
    assertThat(chain.seq()).isEqualTo(game.head().seq());
  }

  private static List<Commit> commits(byte[] export) {
    List<Commit> commits = new ArrayList<>();
    StringBuilder record = new StringBuilder();
    for (String line : new String(export, StandardCharsets.UTF_8).lines().toList()) {
      if (line.startsWith("{\"v\":") && !record.isEmpty()) {
        commits.add(commit(record));
        record.setLength(0);
      }
      record.append(line).append('\n');
    }
    commits.add(commit(record));
    return commits;
  }

  private static Commit commit(StringBuilder record) {
    return (Commit) ChronicleRecord.read(record.toString().getBytes(StandardCharsets.UTF_8));
  }

  private LocalGame<ToyTable> played(int seed) {
    LocalGame<ToyTable> game = new LocalGame<>(services, seed);
    play(game, seed);
    return game;
  }

  private static void play(LocalGame<ToyTable> game, int seed) {
    game.submit(P1, ToyPlay.begin(ROUNDS));
    play(game, new Random(seed));
  }

  private static void play(LocalGame<ToyTable> game, Random random) {
    while (!game.isOver()) {
      SeatCommand seatCommand = ToyPlay.next(game.table(), random).orElseThrow();
      assertThat(game.submit(seatCommand.seat(), seatCommand.command()))
          .isInstanceOfAny(Accepted.class, Refused.class);
    }
  }
}
