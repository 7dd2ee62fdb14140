package org.lazax.simulation.madeup;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.kernel.KernelEvent.FrameChanged;
import org.lazax.chronicle.kernel.Window;
import org.lazax.chronicle.memory.LocalCommit;
import org.lazax.rules.ability.AbilityProcedure.Effect;
import org.lazax.rules.ability.Chosen;
import org.lazax.table.Table;

/** Auction asks all players at once. */
final class AuctionTest {
  private static final int SEEDS = 4;

  /** In these games a player in four is silent until the deadline. */
  @Test
  void allPlayersBidAtOnceAndNobodyLearnsABidBeforeTheLast() {
    List<Window> asked = new ArrayList<>();
    List<String> bids = new ArrayList<>();
    for (int seed = 1; seed <= SEEDS; seed++) {
      Bazaars.game(seed, Optional.of(Duration.ofHours(1)))
          .onCommit((commit, table) -> {
            Bazaars.awaiting(table, Auction.BID)
                .ifPresent(window -> {
                  asked.add(window);
                  assertThat(bids(table)).isEmpty();
                });
            told(commit)
                .forEach(chosen ->
                    chosen
                        .all(Auction.BID)
                        .forEach(bidder -> bids.addAll(chosen.of(Auction.BID, Seat.of(bidder)))));
          })
          .play();
    }

    assertThat(asked).anyMatch(window -> window.awaited().size() > 1);
    assertThat(asked).anyMatch(window -> !window.silent().isEmpty());
    assertThat(bids).contains("0", "1");
  }

  private static List<String> bids(Table table) {
    return table
        .kernel()
        .within(Effect.class)
        .map(effect -> effect.progress().chosen().all(Auction.BID))
        .orElse(List.of());
  }

  private static List<Chosen> told(LocalCommit commit) {
    return commit.events().stream()
        .filter(FrameChanged.class::isInstance)
        .map(event -> ((FrameChanged) event).procedure())
        .filter(Effect.class::isInstance)
        .map(effect -> ((Effect) effect).progress().chosen())
        .filter(chosen -> chosen.has(Auction.BID))
        .toList();
  }
}
