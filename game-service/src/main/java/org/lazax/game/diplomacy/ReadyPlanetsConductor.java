package org.lazax.game.diplomacy;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.galaxy.Planet;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.RefusalException;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Asks;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.decider.Position;
import org.lazax.game.state.GameConductor;
import org.lazax.game.state.GameState;
import org.lazax.rules.planets.ControlledPlanets;
import org.lazax.rules.procedure.StrategyCardProcedure.ReadyPlanets;
import org.lazax.table.Table;
import org.lazax.table.event.planets.PlanetsReadied;

/**
 * The player readies some of its exhausted planets, up to a maximum. Rules: diplomacy.2,
 * diplomacy.3, diplomacy.N2, readied.N3.
 */
@Asks(
    value = "ready-planets",
    awaited = "A player with exhausted planets who uses Diplomacy.",
    silence = "`ready-planets`: the planets that are worth most")
public final class ReadyPlanetsConductor implements GameConductor<ReadyPlanets, MakeReady> {
  @Override
  public Class<ReadyPlanets> procedure() {
    return ReadyPlanets.class;
  }

  @Override
  public Class<MakeReady> commands() {
    return MakeReady.class;
  }

  @Override
  public void proceed(Draft<GameState, Table> draft, ReadyPlanets ready) {
    if (!ControlledPlanets.exhausted(draft.table(), ready.seat()).isEmpty()) {
      draft.ask("ready-planets", ready.seat());
    } else {
      draft.close();
    }
  }

  @Override
  public void answer(Draft<GameState, Table> draft, ReadyPlanets ready, MakeReady command) {
    draft.answered();
    List<PlanetId> planets = command.planets();
    List<PlanetId> exhausted = ControlledPlanets.exhausted(draft.table(), ready.seat());
    if (planets.size() > ready.most()
        || new HashSet<>(planets).size() < planets.size()
        || !exhausted.containsAll(planets)) {
      throw new RefusalException(
          Refusal.rule(
                  "diplomacy.2",
                  "up to %d exhausted planets of one's own are readied, each once"
                      .formatted(ready.most()))
              .with("most", ready.most())
              .with("exhausted", exhausted)
              .with("planets", planets));
    }
    if (!planets.isEmpty()) {
      draft.add(new PlanetsReadied(ready.seat(), planets));
    }
    draft.close();
  }

  @Override
  public List<Option> options(Position<GameState, Table> position, ReadyPlanets ready, Seat seat) {
    return List.of(
        new ReadyingOption(ready.most(), ControlledPlanets.exhausted(position.table(), seat)));
  }

  /** Readies the planets with the most resources and influence together. */
  @Override
  public Optional<MakeReady> defaultAnswer(
      Position<GameState, Table> position, ReadyPlanets ready, Seat seat) {
    Catalog catalog = position.table().catalog();
    return Optional.of(
        new MakeReady(
            ControlledPlanets.exhausted(position.table(), seat).stream()
                .sorted(
                    Comparator.<PlanetId>comparingInt(id -> -worth(catalog.planet(id)))
                        .thenComparing(id -> id))
                .limit(ready.most())
                .toList()));
  }

  private static int worth(Planet planet) {
    return planet.resources() + planet.influence();
  }
}
