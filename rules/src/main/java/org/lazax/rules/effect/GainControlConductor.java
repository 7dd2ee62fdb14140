package org.lazax.rules.effect;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.decider.NonInteractiveConductor;
import org.lazax.rules.ability.Moments;
import org.lazax.rules.ability.ResolutionOrder;
import org.lazax.rules.ability.occurrence.PlanetOccurrence.PlanetGained;
import org.lazax.rules.ability.occurrence.PlanetOccurrence.PlanetTaken;
import org.lazax.rules.planets.ControlChange;
import org.lazax.rules.procedure.DestroyedUnits;
import org.lazax.rules.procedure.GainControl;
import org.lazax.rules.procedure.GainControl.Progress.Step;
import org.lazax.rules.stats.Stats;
import org.lazax.table.Table;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * Conducts the gain of control of a planet. The planet card comes exhausted. Then abilities can
 * replace structures of other players, which are destroyed otherwise. Then the abilities that the
 * gain triggers come. Rules: control.1, invasion.5.1, invasion.5.2, pds.4, space_dock.4.
 *
 * @param <S> the service's own state
 */
public final class GainControlConductor<S> extends NonInteractiveConductor<S, Table, GainControl> {
  private final Moments moments;

  public GainControlConductor(Moments moments) {
    super(GainControl.class);
    this.moments = moments;
  }

  @Override
  public void proceed(Draft<S, Table> draft, GainControl gain) {
    switch (gain.progress().next()) {
      case CARD -> {
        draft.change(gain.at(Step.STRUCTURES));
        Optional<Seat> loser = draft.table().planets().controller(gain.planet());
        draft.addAll(ControlChange.to(draft.table(), gain.seat(), gain.planet()));
        Seat first = ResolutionOrder.first(draft.table());
        moments.occur(draft, new PlanetTaken(first, gain.seat(), gain.planet(), loser));
      }
      case STRUCTURES -> {
        draft.change(gain.at(Step.GAINED));
        destroyStructures(draft, gain);
      }
      case GAINED -> {
        draft.close();
        moments.occur(
            draft,
            new PlanetGained(ResolutionOrder.first(draft.table()), gain.seat(), gain.planet()));
      }
    }
  }

  private static <S> void destroyStructures(Draft<S, Table> draft, GainControl gain) {
    Table table = draft.table();
    Place place = Place.on(table.galaxy().systemOf(gain.planet()).orElseThrow(), gain.planet());
    List<UnitStack> structures =
        table.units().at(place).stream()
            .filter(stack -> !stack.owner().equals(gain.seat()))
            .filter(stack -> Stats.of(table, stack).isStructure())
            .toList();
    DestroyedUnits.destroy(draft, place, structures, Optional.of(gain.seat()));
  }
}
