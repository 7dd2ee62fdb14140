package org.lazax.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.decider.Option;
import org.lazax.rules.ability.AbilityOption.Usable;
import org.lazax.rules.ability.UseCost;
import org.lazax.simulation.arrangement.GameSetups;
import org.lazax.simulation.bot.Bot;
import org.lazax.simulation.bot.RandomBot;
import org.lazax.simulation.play.WholeGame;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;

/**
 * In whole games, the form by which an ability is used tells all that its use takes from the
 * player: no less and no more.
 */
final class ToldCostsTest {
  private static final long FIRST = 1;
  private static final int GAMES = 60;

  /**
   * What these do to a player or planet of their user's choice, they may do to the user itself, and
   * what other players charge for a landing depends on the planet. So it is no cost.
   */
  private static final Set<AbilityRef> HIT_ANYBODY =
      Stream.of(
              "action_card/ancient_burial_sites",
              "action_card/unstable_planet",
              "leader/ghom_sekkus",
              "technology/genetic_recombination")
          .map(name -> AbilityRef.of(ComponentRef.parse(name)))
          .collect(Collectors.toUnmodifiableSet());

  private final Map<AbilityRef, List<UseCost>> told = new ConcurrentHashMap<>();
  private final Set<String> paid = new ConcurrentSkipListSet<>();
  private final Set<String> untold = new ConcurrentSkipListSet<>();

  @Test
  void whatAnAbilityTakesIsToldBeforeItIsUsed() {
    LongStream.range(FIRST, FIRST + GAMES).parallel().forEach(this::play);

    assertThat(untold).isEmpty();
    assertThat(paid).as("abilities that cost something").hasSizeGreaterThan(10);
  }

  private void play(long seed) {
    WholeGame.of(seed, GameSetups.ofAllKinds(seed), this::reading)
        .onCommit((commit, table) -> Paid.in(commit.events()).forEach(use -> check(table, use)))
        .play();
  }

  private Bot reading(long seed) {
    Bot bot = new RandomBot(seed);
    return (table, seat, options) -> {
      options.forEach(this::read);
      return bot.play(table, seat, options);
    };
  }

  private void read(Option option) {
    if (option instanceof Usable usable) {
      told.put(usable.ability(), usable.words().costs());
    }
  }

  private void check(Table table, Paid use) {
    List<UseCost> costs = told.get(use.use().ability());
    if (costs == null || HIT_ANYBODY.contains(use.use().ability())) {
      return;
    }
    if (use.isAnything()) {
      paid.add(use.use().ability().toString());
    }
    if (!use.isToldBy(table, costs)) {
      untold.add(use + ", told is " + costs);
    }
  }
}
