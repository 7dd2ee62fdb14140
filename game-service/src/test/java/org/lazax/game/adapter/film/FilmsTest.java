package org.lazax.game.adapter.film;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.ServiceUnavailableException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.EventLines;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.export.Viewer;
import org.lazax.game.GameDecider;
import org.lazax.log.reads.ReadWorkers;
import org.lazax.rules.kit.TableKit;
import org.lazax.table.Table;

/** Games are folded for those who watch them a few at a time, and others hold nothing meanwhile. */
class FilmsTest {
  private static final Duration LONG = Duration.ofMinutes(1);

  private final ReadWorkers workers = new ReadWorkers("film-", 1, 1, LONG);
  private final CompletableFuture<String> folded = new CompletableFuture<>();
  private final List<GameId> read = new CopyOnWriteArrayList<>();
  private final Films films = new Films(new NotedCommits(), kept(), workers);

  @AfterEach
  void stop() {
    folded.complete("");
    films.stop();
  }

  @Test
  void whatWaitsForItsTurnHasReadNothingAndMoreIsRefused() {
    CompletableFuture<String> first = workers.work(folded::join).subscribeAsCompletionStage();
    CompletableFuture<byte[]> second = frames("second");
    CompletableFuture<byte[]> third = frames("third");

    assertThatExceptionOfType(CompletionException.class)
        .isThrownBy(third::join)
        .withCauseInstanceOf(ServiceUnavailableException.class);
    assertThat(first).isNotDone();
    assertThat(second).isNotDone();
    assertThat(read).isEmpty();

    folded.complete("folded");
    assertThatExceptionOfType(CompletionException.class)
        .isThrownBy(second::join)
        .withMessageContaining("enough");
    assertThat(read).containsExactly(new GameId("second"));
  }

  private CompletableFuture<byte[]> frames(String game) {
    Reel reel = new Reel(new Reel.Show(new GameId(game), Viewer.SPECTATOR), 1, 2);
    return films.frames(reel, false).subscribeAsCompletionStage();
  }

  private static KeptFilms kept() {
    Table empty = TableKit.players(2).table();
    GameDecider decider = new GameDecider(empty);
    ObjectMapper json = decider.wire().json();
    EventLines lines = EventLines.ofAll(decider.wire(), decider.upcasters());
    return new KeptFilms(empty, lines, json, new Words(json));
  }

  /** Notes the games whose commits are read. */
  private final class NotedCommits implements Films.Commits {
    @Override
    public Uni<Void> saved(GameId game, long seq) {
      return Uni.createFrom().voidItem();
    }

    @Override
    public Uni<List<Commit>> between(GameId game, long after, long to) {
      read.add(game);
      return Uni.createFrom().failure(new IllegalStateException("enough was read"));
    }
  }
}
