package org.lazax.simulation.council;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.rulebook.Rule;
import org.lazax.simulation.TwinGames;
import org.lazax.simulation.bot.RandomSource;

/**
 * Agenda phases of eight players, each with its twin, in which one player holds another rider.
 * {@code -Dlazax.council.twins=N} plays more pairs.
 */
final class RiderTwinsTest {
  private static final int PAIRS = Integer.getInteger("lazax.council.twins", 4);

  /** So many steps of each pair are compared at most. */
  private static final int STEPS = 60;

  private static final List<ActionCardId> RIDERS =
      cards(
          "construction_rider",
          "diplomacy_rider",
          "imperial_rider",
          "leadership_rider",
          "politics_rider",
          "sanction",
          "technology_rider",
          "trade_rider",
          "warfare_rider");

  /** One for each of the other players. */
  private static final List<ActionCardId> OTHERS =
      cards(
          "assassinate_representative",
          "bribery",
          "confounding_legal_text",
          "confusing_legal_text",
          "deadly_plot",
          "distinguished_councilor",
          "veto");

  @Test
  @Rule("action_cards.5")
  void othersReadTheSameUntilTheRiderIsPlayed() {
    int compared = 0;
    for (long seed = 1; seed <= PAIRS; seed++) {
      List<ActionCardId> pair = new RandomSource(seed).draw(RIDERS, 2);
      Sitting sitting =
          Sitting.ofEight(seed, Stream.concat(OTHERS.stream(), pair.stream().limit(1)).toList());
      compared +=
          new TwinGames(seed, sitting.setup(), pair.getFirst(), pair.getLast(), STEPS).play();
    }
    assertThat(compared).as("steps before the rider was played").isGreaterThan(PAIRS * 3);
  }

  private static List<ActionCardId> cards(String... ids) {
    return Stream.of(ids).map(ActionCardId::new).toList();
  }
}
