package org.lazax.simulation.council;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.rulebook.Rule;
import org.lazax.rules.procedure.StrategyPhase;
import org.lazax.simulation.Twins;
import org.lazax.simulation.bot.RandomSource;

/**
 * Agenda phases of eight players that differ in one rider of one hand. Everybody else reads the
 * same of both until it is played. {@code -Dlazax.council.twins=N} plays more pairs.
 */
final class TwinSessionsTest {
  private static final int PAIRS = Integer.getInteger("lazax.council.twins", 4);

  /** At most so many steps of each pair are compared: they reach into the first vote. */
  private static final int STEPS = 100;

  private static final List<ActionCardId> RIDERS = Sitting.ridersAnd("sanction");

  /** Cards of the council with other moments. */
  private static final List<ActionCardId> OTHERS =
      cards(
          "ancient_burial_sites",
          "bribery",
          "confounding_legal_text",
          "confusing_legal_text",
          "deadly_plot",
          "distinguished_councilor",
          "insider_information",
          "veto");

  private static List<ActionCardId> cards(String... ids) {
    return Stream.of(ids).map(ActionCardId::new).toList();
  }

  @Test
  @Rule("action_cards.5")
  void aHiddenRiderLooksLikeAnyOtherCardUntilItIsPlayed() {
    int compared = 0;
    for (long seed = 1; seed <= PAIRS; seed++) {
      compared += compared(seed);
    }
    assertThat(compared).as("steps in which the hands differed").isGreaterThan(PAIRS * 20);
  }

  /** The one card is in a hand. The other one, which is a rider in half of the pairs, is not. */
  private static int compared(long seed) {
    RandomSource random = new RandomSource(seed);
    List<ActionCardId> cards = new ArrayList<>(RIDERS);
    cards.addAll(OTHERS);
    ActionCardId rider = random.pick(RIDERS);
    ActionCardId other =
        random.pick(
            (seed % 2 == 0 ? RIDERS : OTHERS)
                .stream().filter(card -> !card.equals(rider)).toList());
    cards.remove(other);
    return new Twins(seed, rider, other, Sitting.ofEight(seed, cards).setup())
        .playUntil(STEPS, table -> table.kernel().within(StrategyPhase.class).isPresent());
  }
}
