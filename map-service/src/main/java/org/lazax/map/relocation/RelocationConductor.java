package org.lazax.map.relocation;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Asks;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.decider.Position;
import org.lazax.map.ability.MapMoments;
import org.lazax.map.relocation.RelocationExecution.Arrived;
import org.lazax.map.state.MapConductor;
import org.lazax.map.state.MapState;
import org.lazax.rules.ability.ResolutionOrder;
import org.lazax.rules.ability.occurrence.ShipOccurrence.ShipsMoved;
import org.lazax.rules.ability.occurrence.TacticalActionOccurrence.ShipsCame;
import org.lazax.rules.procedure.MapProcedure.Relocation;
import org.lazax.rules.procedure.Relocated;
import org.lazax.table.Table;
import org.lazax.table.units.UnitStack;

/**
 * Ships leave a system together. Move values do not matter. Limits are not checked until the combat
 * is over. Ends with {@link Relocated}. Rules: space_combat.7, movement.9, move.N1,
 * leader/airo_shir_aur.N1.
 */
@Asks(
    value = "relocation",
    awaited =
        "A player whose ships retreat or are moved by an ability, with a choice of system or "
            + "cargo.",
    silence = "`relocate`: the sample of its option")
public final class RelocationConductor implements MapConductor<Relocation, Relocate> {

  @Override
  public Class<Relocation> procedure() {
    return Relocation.class;
  }

  @Override
  public Class<Relocate> commands() {
    return Relocate.class;
  }

  @Override
  public void proceed(Draft<MapState, Table> draft, Relocation relocation) {
    RelocatingUnits departure = new RelocatingUnits(draft.table(), relocation);
    if (departure.ships().isEmpty() || relocation.destinations().isEmpty()) {
      RelocationExecution.abandon(draft, relocation);
      draft.close(new Relocated(Optional.empty()));
    } else if (departure.isOpen()) {
      draft.ask("relocation", relocation.chooser());
    } else {
      leave(draft, relocation, departure.suggested());
    }
  }

  @Override
  public void answer(Draft<MapState, Table> draft, Relocation relocation, Relocate command) {
    draft.require(new RelocationCheck(draft.table(), relocation, command).broken());
    draft.answered();
    leave(draft, relocation, command);
  }

  private static void leave(Draft<MapState, Table> draft, Relocation relocation, Relocate command) {
    Arrived arrived = RelocationExecution.leave(draft, relocation, command);
    Set<UnitType> ships = arrived.ships();
    draft.close(new Relocated(Optional.of(command.to()).filter(_ -> !ships.isEmpty())));
    if (!ships.isEmpty()) {
      relocation
          .by()
          .ifPresent(mover ->
              MapMoments.MOMENTS.occur(
                  draft,
                  ShipsCame.of(
                      mover, relocation.seat(), command.to(), arrived.throughWormholes())));
      boolean byItself = relocation.chooser().equals(relocation.seat());
      MapMoments.MOMENTS.occur(
          draft,
          ShipsMoved.to(
              draft.table(),
              ResolutionOrder.first(draft.table()),
              relocation.seat(),
              command.to(),
              byItself ? ships : Set.of()));
    }
  }

  @Override
  public List<Option> options(
      Position<MapState, Table> position, Relocation relocation, Seat seat) {
    RelocatingUnits departure = new RelocatingUnits(position.table(), relocation);
    return List.of(
        new RelocationOption(
            relocation.destinations(),
            departure.ships(),
            departure.ships().stream()
                .collect(Collectors.toMap(UnitStack::type, departure::capacity, (one, _) -> one)),
            departure.inSpace(),
            departure.flyers(),
            departure.onPlanets(),
            departure.ships().stream().mapToInt(departure::dice).max().orElse(0),
            departure.suggested()));
  }

  @Override
  public Optional<Relocate> defaultAnswer(
      Position<MapState, Table> position, Relocation relocation, Seat seat) {
    return Optional.of(new RelocatingUnits(position.table(), relocation).suggested());
  }
}
