package org.lazax.chronicle.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.acceptance.Answer;
import org.lazax.chronicle.acceptance.Chain;
import org.lazax.chronicle.acceptance.Claims;
import org.lazax.chronicle.acceptance.Partition;
import org.lazax.chronicle.commit.ClaimId;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.host.CheckpointBatch.AnswerRow;
import org.lazax.chronicle.host.CheckpointBatch.CommitRow;

/** What is saved together after the database was away. */
class CheckpointsTest {
  private static final GameId GAME = new GameId("game");
  private static final int MOST = Limits.STANDARD.checkpointRows();
  private static final Fence SAVED = new Fence(new ClaimId("own"), 10);
  private static final Claims CLAIMS =
      new Claims(new Partition(0, 1), Map.of(Service.GAME, new ClaimId("games")));

  private final Checkpoints checkpoints = new Checkpoints(SAVED, Limits.STANDARD);
  private Instant now = Instant.parse("2026-01-01T00:00:00Z");
  private long offset = SAVED.offset();

  @Test
  void aBacklogIsSavedInOrderAndInBatchesOfLimitedLength() {
    CheckpointBatch beforeTheOutage = read(1, new byte[10]).orElseThrow();
    for (int seq = 2; seq <= 3 * MOST; seq++) {
      assertThat(read(seq, new byte[10])).isEmpty();
    }

    List<CheckpointBatch> batches = saveAll(beforeTheOutage);

    assertThat(batches).allMatch(batch -> batch.commits().size() + batch.answers().size() <= MOST);
    assertThat(batches.stream().flatMap(batch -> batch.commits().stream()))
        .extracting(CommitRow::seq)
        .hasSize(3 * MOST)
        .isSorted();
    assertThat(batches.stream().mapToInt(batch -> batch.answers().size()).sum())
        .isEqualTo(3 * MOST);
  }

  @Test
  void aBacklogIsSavedInBatchesOfLimitedSize() {
    int size = 1 << 20;
    CheckpointBatch beforeTheOutage = read(1, new byte[size]).orElseThrow();
    for (int seq = 2; seq <= 30; seq++) {
      assertThat(read(seq, new byte[size])).isEmpty();
    }

    List<CheckpointBatch> batches = saveAll(beforeTheOutage);

    assertThat(batches).allMatch(batch -> batch.size() < CheckpointBatch.MAX_SIZE + 2L * size);
    assertThat(batches.stream().mapToInt(batch -> batch.commits().size()).sum()).isEqualTo(30);
  }

  /** So a host can begin after each of them, and a database that has lost one is noticed. */
  @Test
  void eachBatchHasTheOffsetAndTheGamesAsTheyAreAfterItsCommits() {
    CheckpointBatch beforeTheOutage = read(1, new byte[10]).orElseThrow();
    for (int seq = 2; seq <= 3 * MOST; seq++) {
      read(seq, new byte[10]);
    }

    Fence before = SAVED;
    for (CheckpointBatch batch : saveAll(beforeTheOutage)) {
      long head = batch.commits().getLast().seq();
      assertThat(batch.expected()).isEqualTo(before);
      assertThat(batch.next().offset()).isEqualTo(SAVED.offset() + head);
      assertThat(batch.games()).extracting(GameRow::automatic).containsExactly((int) head);
      before = batch.next();
    }
  }

  @Test
  void aBatchIsSentAgainBeforeTheNextOne() {
    CheckpointBatch first = read(1, new byte[10]).orElseThrow();
    for (int seq = 2; seq <= MOST; seq++) {
      read(seq, new byte[10]);
    }

    checkpoints.unsaved(first.number());

    assertThat(due(MOST)).contains(first);
  }

  @Test
  void aBatchIsDueAfterTheClockHasBeenSetBack() {
    checkpoints.saved(read(1, new byte[10]).orElseThrow().number());

    now = now.minusSeconds(120);

    assertThat(read(2, new byte[10])).isPresent();
  }

  @Test
  void aGameHasUnsavedRowsUntilItsLastBatchIsSaved() {
    CheckpointBatch first = read(1, new byte[10]).orElseThrow();
    for (int seq = 2; seq <= 1 + MOST / 2; seq++) {
      read(seq, new byte[10]);
    }
    checkpoints.saved(first.number());
    CheckpointBatch second = due(1 + MOST / 2).orElseThrow();
    assertThat(checkpoints.hasUnsaved(GAME)).isTrue();

    checkpoints.saved(second.number());

    assertThat(checkpoints.hasUnsaved(GAME)).isFalse();
  }

  /** Reads a commit with its answer, and asks for the next batch. */
  private Optional<CheckpointBatch> read(int seq, byte[] bytes) {
    offset++;
    checkpoints.add(new CommitRow(GAME, seq, bytes));
    checkpoints.add(
        new AnswerRow(GAME, CommandId.given("a", GAME, "key-" + seq), new Answer.Applied(seq)));
    return due(seq);
  }

  /** Saves all batches, of which the first is under way. */
  private List<CheckpointBatch> saveAll(CheckpointBatch first) {
    List<CheckpointBatch> batches = new ArrayList<>();
    Optional<CheckpointBatch> next = Optional.of(first);
    while (next.isPresent()) {
      CheckpointBatch batch = next.get();
      batches.add(batch);
      checkpoints.saved(batch.number());
      next = due((int) (offset - SAVED.offset()));
    }
    return batches;
  }

  /** Asks for the next batch. The row of the game tells the number of its latest commit. */
  private Optional<CheckpointBatch> due(int head) {
    now = now.plus(Limits.STANDARD.checkpointEvery());
    return checkpoints.due(
        offset,
        CLAIMS,
        game -> new GameRow(game, Chain.EMPTY, Optional.empty(), head, Optional.empty()),
        now);
  }
}
