package org.lazax.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lazax.catalog.Catalog;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Option;
import org.lazax.components.expansion.Expansions;
import org.lazax.rules.ability.AbilityOption;
import org.lazax.rules.ruleset.Expansion;
import org.lazax.rules.ruleset.Inert;
import org.lazax.rules.ruleset.Rulebook;
import org.lazax.rules.standing.StandingRules;
import org.lazax.simulation.arrangement.GameSetup;
import org.lazax.simulation.bot.SimpleBot;
import org.lazax.simulation.play.WholeGame;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.component.ComponentRef.Kind;

/** Components without effect are never offered for use, and options mark them as inert. */
final class InertTest {
  /** Every third of these components is without effect. */
  private static final Set<Kind> KINDS =
      Set.of(Kind.ACTION_CARD, Kind.TECHNOLOGY, Kind.FACTION_ABILITY, Kind.LEADER);

  private static final Rulebook BOOK =
      new Rulebook(
          Catalog.standard(),
          Expansions.known().stream().map(InertTest::withoutSome).toList(),
          Expansions.USUAL,
          new StandingRules());

  private final Set<ComponentRef> inert = Inert.in(BOOK.usual());
  private final Set<ComponentRef> offered = new TreeSet<>();
  private final Set<String> shown = new TreeSet<>();

  private static Expansion withoutSome(Expansion expansion) {
    return expansion.withComponents(
        expansion.components().stream()
            .filter(component ->
                !KINDS.contains(component.ref().kind())
                    || Math.floorMod(component.ref().name().hashCode(), 3) != 0)
            .toList());
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void inertComponentsAreMarkedAndNeverOffered(long seed) {
    WholeGame game =
        WholeGame.of(
            seed, GameSetup.standard(seed, 6), Table.EMPTY.withRules(BOOK.usual()), SimpleBot::new);
    game.onCommit((_, table) -> check(game, table)).play();

    assertThat(inert).hasSizeGreaterThan(20);
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
