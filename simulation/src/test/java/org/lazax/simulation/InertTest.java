package org.lazax.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Option;
import org.lazax.components.StandardRules;
import org.lazax.rules.ability.AbilityOption;
import org.lazax.rules.ruleset.Inert;
import org.lazax.simulation.bot.SimpleBot;
import org.lazax.simulation.play.WholeGame;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;

/** Components without effect are never offered for use, and options mark them as inert. */
final class InertTest {
  private final Set<ComponentRef> inert = Inert.in(StandardRules.RULESET);
  private final Set<ComponentRef> offered = new TreeSet<>();
  private final Set<String> shown = new TreeSet<>();

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void inertComponentsAreMarkedAndNeverOffered(long seed) {
    WholeGame game = WholeGame.of(seed, 6, SimpleBot::new);
    game.onCommit((_, table) -> check(game, table)).play();

    assertThat(offered).hasSizeGreaterThan(5).doesNotContainAnyElementsOf(inert);
    assertThat(shown).isNotEmpty();
  }

  private void check(WholeGame game, Table table) {
    for (Seat seat : table.seats()) {
      List<Option> options = game.game().options(seat);
      options.forEach(option -> {
        if (option instanceof AbilityOption.Usable usable) {
          offered.add(usable.ability().component());
        }
      });
      shown.addAll(table.inert(options));
    }
  }
}
