package org.lazax.components.agenda;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.ToIntBiFunction;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.PhaseOccurrence.StrategyPhaseBegins;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.LastingEffects;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.planets.PlanetsExhausted;

/**
 * Planets that players exhaust at the start of the next strategy phase because of the outcome of an
 * agenda. They are those that the player controls then.
 *
 * @param planets which of a player's planets can be exhausted
 * @param most how many of them a player exhausts; it chooses if it has more
 */
record LaterExhaustion(
    ComponentRef agenda,
    BiFunction<Table, Seat, List<PlanetId>> planets,
    ToIntBiFunction<Table, Seat> most)
    implements Ability<StrategyPhaseBegins> {
  private static final String PARAGRAPH = "next-strategy-phase";
  private static final String ROUND = "round";
  private static final String PLANETS = "planets";

  /** All of these planets are exhausted. */
  static LaterExhaustion all(ComponentRef agenda, BiFunction<Table, Seat, List<PlanetId>> planets) {
    return new LaterExhaustion(agenda, planets, (table, seat) -> planets.apply(table, seat).size());
  }

  /** These players will have to exhaust planets. */
  void await(Draft<?, Table> draft, List<Seat> seats) {
    Map<String, String> next = Map.of(ROUND, round(draft.table().round() + 1));
    for (Seat seat : seats) {
      draft.add(LastingEffects.until(Optional.empty(), name(), seat, next));
    }
  }

  private static String round(int round) {
    return Integer.toString(round);
  }

  @Override
  public AbilityRef name() {
    return new AbilityRef(agenda, PARAGRAPH);
  }

  @Override
  public Class<StrategyPhaseBegins> trigger() {
    return StrategyPhaseBegins.class;
  }

  @Override
  public boolean forced() {
    return true;
  }

  @Override
  public boolean usable(Table table, Grant grant, StrategyPhaseBegins begins) {
    return table.kernel().effects().stream()
            .anyMatch(effect ->
                effect.ability().equals(name())
                    && effect.user().filter(grant.user()::equals).isPresent()
                    && round(table.round()).equals(effect.params().get(ROUND)))
        && count(table, grant.user()) > 0;
  }

  private List<PlanetId> readied(Table table, Seat seat) {
    return planets.apply(table, seat).stream()
        .filter(planet -> table.planets().readied(seat, planet))
        .toList();
  }

  private int count(Table table, Seat seat) {
    return Math.min(most.applyAsInt(table, seat), readied(table, seat).size());
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, StrategyPhaseBegins begins, Chosen soFar) {
    int count = count(table, grant.user());
    List<String> readied = readied(table, grant.user()).stream().map(PlanetId::toString).toList();
    return soFar.has(PLANETS)
        ? Optional.empty()
        : Optional.of(new Ask(PLANETS, readied, count, count));
  }

  @Override
  public void resolve(
      Draft<?, Table> draft, Grant grant, StrategyPhaseBegins begins, Chosen chosen) {
    draft.add(
        new PlanetsExhausted(
            grant.user(), chosen.all(PLANETS).stream().map(PlanetId::new).toList()));
  }
}
