package org.lazax.map.trim;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Asks;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.decider.Position;
import org.lazax.map.state.MapConductor;
import org.lazax.map.state.MapState;
import org.lazax.rules.limits.Surplus;
import org.lazax.rules.procedure.MapProcedure.Trim;
import org.lazax.table.Table;
import org.lazax.table.capture.UnitsCaptured;
import org.lazax.table.event.units.UnitsRemoved;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;
import org.lazax.table.units.Units;

/** The owner chooses the units to remove beyond a limit. Rules: capacity.3.1, fleet_pool.3. */
@Asks(
    value = "trim",
    awaited =
        "A player with more units than fleet pool or capacity allow, and a choice which to "
            + "remove.",
    silence = "`trim-units`: those that cost least")
public final class TrimConductor implements MapConductor<Trim, TrimUnits> {

  @Override
  public Class<Trim> procedure() {
    return Trim.class;
  }

  @Override
  public Class<TrimUnits> commands() {
    return TrimUnits.class;
  }

  @Override
  public void proceed(Draft<MapState, Table> draft, Trim trim) {
    Surplus surplus = surplus(draft.table(), trim);
    if (surplus.load().isWithin()) {
      draft.close();
      return;
    }
    surplus
        .forced()
        .ifPresentOrElse(only -> remove(draft, trim, only), () -> draft.ask("trim", trim.seat()));
  }

  @Override
  public void answer(Draft<MapState, Table> draft, Trim trim, TrimUnits command) {
    Place space = Place.space(trim.system());
    // A kind of units may be named twice. Their numbers are added before they are checked.
    var removed = Units.NONE.plus(space, command.units()).at(space);
    draft.require(surplus(draft.table(), trim).broken(removed));
    draft.answered();
    remove(draft, trim, removed);
  }

  private static void remove(Draft<MapState, Table> draft, Trim trim, List<UnitStack> removed) {
    draft.add(new UnitsRemoved(Place.space(trim.system()), removed));
    trim.captor().ifPresent(captor -> draft.add(new UnitsCaptured(captor, removed)));
  }

  @Override
  public List<Option> options(Position<MapState, Table> position, Trim trim, Seat seat) {
    Surplus surplus = surplus(position.table(), trim);
    return List.of(
        new TrimOption(trim.system(), surplus.load(), surplus.candidates(), surplus.cheapest()));
  }

  @Override
  public Optional<TrimUnits> defaultAnswer(
      Position<MapState, Table> position, Trim trim, Seat seat) {
    return Optional.of(new TrimUnits(surplus(position.table(), trim).cheapest()));
  }

  private static Surplus surplus(Table table, Trim trim) {
    return new Surplus(table, trim);
  }
}
