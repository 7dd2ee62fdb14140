package org.lazax.game.construction;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.RefusalException;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Asks;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.decider.Position;
import org.lazax.game.construction.ConstructionCommand.PlaceNoStructure;
import org.lazax.game.construction.ConstructionCommand.PlaceStructure;
import org.lazax.game.state.GameConductor;
import org.lazax.game.state.GameState;
import org.lazax.rules.construction.Sites;
import org.lazax.rules.effect.Structures;
import org.lazax.rules.limits.Reinforcements;
import org.lazax.rules.procedure.StrategyCardProcedure.BuildStructure;
import org.lazax.table.Table;
import org.lazax.table.event.units.UnitsPlaced;
import org.lazax.table.event.units.UnitsRemoved;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * Asks a player to place one structure or none. Rules: construction.2, construction.3,
 * construction.4, construction.4.1.
 */
@Asks(
    value = "structure",
    awaited = "A player who can place a structure.",
    silence = "`place-no-structure`")
public final class BuildStructureConductor
    implements GameConductor<BuildStructure, ConstructionCommand> {
  @Override
  public Class<BuildStructure> procedure() {
    return BuildStructure.class;
  }

  @Override
  public Class<ConstructionCommand> commands() {
    return ConstructionCommand.class;
  }

  @Override
  public void proceed(Draft<GameState, Table> draft, BuildStructure build) {
    if (Sites.of(draft.table(), build).isEmpty()) {
      draft.close();
    } else {
      draft.ask("structure", build.seat());
    }
  }

  @Override
  public void answer(
      Draft<GameState, Table> draft, BuildStructure build, ConstructionCommand command) {
    draft.answered();
    switch (command) {
      case PlaceStructure place -> place(draft, build, place);
      case PlaceNoStructure _ -> draft.close();
    }
  }

  private static void place(
      Draft<GameState, Table> draft, BuildStructure build, PlaceStructure place) {
    Table table = draft.table();
    Set<Place> sites = Sites.of(table, build).getOrDefault(place.unit(), Set.of());
    if (!sites.contains(place.place())) {
      throw new RefusalException(
          Refusal.rule("construction.2", "that structure cannot be placed there")
              .with("unit", place.unit())
              .with("place", place.place())
              .with("places", sites));
    }
    UnitStack one = UnitStack.of(build.seat(), place.unit(), 1);
    List<Place> needed = mustLift(table, build.seat(), place.unit());
    if (place.lifted().isPresent() ? !needed.contains(place.lifted().get()) : !needed.isEmpty()) {
      throw new RefusalException(
          Refusal.rule(
                  "construction.4.1",
                  "a unit is taken from the board only if the reinforcements have none")
              .with("unit", place.unit())
              .with("lifted", place.lifted().map(Place::toString).orElse("left out"))
              .with("places", needed));
    }
    place.lifted().ifPresent(from -> draft.add(new UnitsRemoved(from, List.of(one))));
    draft.add(new UnitsPlaced(place.place(), List.of(one)));
    draft.close();
    Structures.placed(draft, place.place(), one);
  }

  /** The places from which a structure must be taken; empty if the reinforcements have one. */
  private static List<Place> mustLift(Table table, Seat seat, UnitType type) {
    return Reinforcements.left(table, seat, type) > 0
        ? List.of()
        : Sites.liftable(table, seat, type);
  }

  @Override
  public List<Option> options(
      Position<GameState, Table> position, BuildStructure build, Seat seat) {
    Table table = position.table();
    List<Option> options = new ArrayList<>();
    for (Map.Entry<UnitType, Set<Place>> sites : Sites.of(table, build).entrySet()) {
      UnitType type = sites.getKey();
      options.add(new ConstructionOption(type, sites.getValue(), mustLift(table, seat, type)));
    }
    options.add(Option.plain(new PlaceNoStructure()));
    return options;
  }

  @Override
  public Optional<ConstructionCommand> defaultAnswer(
      Position<GameState, Table> position, BuildStructure build, Seat seat) {
    return Optional.of(new PlaceNoStructure());
  }
}
