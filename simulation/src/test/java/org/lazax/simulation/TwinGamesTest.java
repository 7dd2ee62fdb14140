package org.lazax.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.card.ActionCard;
import org.lazax.rulebook.Rule;
import org.lazax.simulation.arrangement.GameSetup;

/** Games that differ in one hidden card of the deck. {@code -Dlazax.twins=N} plays more pairs. */
final class TwinGamesTest {
  private static final int PAIRS = Integer.getInteger("lazax.twins", 6);
  private static final int PLAYERS = 6;

  /** So many steps of each pair are compared, as different hands are soon as different as ever. */
  private static final int STEPS = 150;

  @Test
  @Rule("action_cards.5")
  void whoHoldsNeitherCardReadsTheSameUntilOneIsShown() {
    int compared = 0;
    for (long seed = 1; seed <= PAIRS; seed++) {
      List<ActionCard> pair = pair(new SplittableRandom(seed));
      GameSetup setup = GameSetup.standard(seed, PLAYERS);
      compared +=
          new Twins(seed, pair.getFirst().id(), pair.getLast().id(), setup)
              .playUntil(STEPS, _ -> false);
    }
    assertThat(compared).as("steps in which the hands differed").isGreaterThan(PAIRS * 20);
  }

  /** Two cards with the same number of copies. Half of the pairs have four. */
  private static List<ActionCard> pair(SplittableRandom random) {
    boolean several = random.nextBoolean();
    List<ActionCard> cards =
        new ArrayList<>(
            Catalog.standard().actionCards().values().stream()
                .filter(card -> card.copies() > 1 == several)
                .toList());
    ActionCard first = cards.remove(random.nextInt(cards.size()));
    return List.of(first, cards.get(random.nextInt(cards.size())));
  }
}
