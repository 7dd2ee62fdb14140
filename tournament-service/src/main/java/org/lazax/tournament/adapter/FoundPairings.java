package org.lazax.tournament.adapter;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.lazax.chronicle.decider.Position;
import org.lazax.tournament.official.OfficialId;
import org.lazax.tournament.pairing.Pairing;
import org.lazax.tournament.pairing.PairingTask;
import org.lazax.tournament.pods.PodSolver;
import org.lazax.tournament.state.NoState;
import org.lazax.tournament.state.PairingDraw;
import org.lazax.tournament.state.Tournament;

/**
 * Searches pairings beside the decider, one at a time. What is found follows from the tournament
 * and the seed, so nothing is lost with this process: whoever asks again, anywhere, gets the same.
 */
final class FoundPairings {
  private static final int MOST_KEPT = 16;

  private static final ExecutorService SEARCH =
      Executors.newSingleThreadExecutor(Thread.ofPlatform().daemon().name("lazax-pods").factory());

  private static final Map<Asked, CompletableFuture<Pairing>> FOUND =
      new LinkedHashMap<>() {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Asked, CompletableFuture<Pairing>> eldest) {
          return size() > MOST_KEPT;
        }
      };

  private FoundPairings() {}

  private record Asked(PairingTask task, long seed) {}

  /**
   * A pairing for a draw.
   *
   * @param pairing empty while it is searched
   */
  record Found(OfficialId by, long seed, Optional<Pairing> pairing) {}

  /** The pairing for the draw that is open. The first question starts the search. */
  static Found of(Position<NoState, Tournament> position, Map<String, String> parameters) {
    Tournament tournament = position.table();
    PairingDraw draw =
        tournament
            .course()
            .draw()
            .orElseThrow(() -> new NoSuchElementException("no pairing is to be found"));
    PairingTask task = tournament.pairingTask(tournament.course().current().orElseThrow());
    return new Found(
        draw.by(), draw.seed(), Optional.ofNullable(search(task, draw.seed()).getNow(null)));
  }

  private static CompletableFuture<Pairing> search(PairingTask task, long seed) {
    synchronized (FOUND) {
      return FOUND.computeIfAbsent(
          new Asked(task, seed),
          asked ->
              CompletableFuture.supplyAsync(
                  () -> PodSolver.solve(asked.task(), asked.seed()), SEARCH));
    }
  }
}
