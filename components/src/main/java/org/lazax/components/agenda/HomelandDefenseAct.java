package org.lazax.components.agenda;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AgendaOccurrence.OutcomeTakesEffect;
import org.lazax.rules.council.LeavingLaw;
import org.lazax.rules.limits.LimitHooks;
import org.lazax.rules.limits.Placement;
import org.lazax.rules.ruleset.Change;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.vote.Voters;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.event.units.UnitsRemoved;
import org.lazax.table.units.UnitStack;

/**
 * Players can have any number of PDS on a planet, until the law leaves play. With the outcome
 * Against, each player destroys one of its PDS. Rule: agenda/homeland_defense_act.N1.
 */
public final class HomelandDefenseAct extends AgendaChoices implements LimitHooks, LeavingLaw {
  private static final String PDS = "pds";

  @Override
  public Change pds(Table table, Grant grant) {
    return Change.UNLIMITED;
  }

  @Override
  public List<TableEvent> leaving(Table table) {
    List<TableEvent> removed = new ArrayList<>();
    table
        .units()
        .at()
        .forEach((place, stacks) ->
            stacks.stream()
                .filter(stack -> stack.type() == UnitType.PDS && place.planet().isPresent())
                .filter(stack -> stack.count() > Placement.PDS)
                .forEach(stack ->
                    removed.add(
                        new UnitsRemoved(
                            place, List.of(stack.times(stack.count() - Placement.PDS))))));
    return removed;
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, OutcomeTakesEffect happens, Chosen soFar) {
    return isFor(happens)
        ? Optional.empty()
        : Everybody.asks(PDS, soFar, Voters.inOrder(table), seat -> one(table, seat));
  }

  private static Optional<Ask> one(Table table, Seat seat) {
    List<String> all = LostUnits.pieces(table.units().at(), unit -> isPds(unit, seat));
    return all.isEmpty() ? Optional.empty() : Optional.of(Ask.one(PDS, all));
  }

  private static boolean isPds(UnitStack unit, Seat seat) {
    return unit.owner().equals(seat) && unit.type() == UnitType.PDS;
  }

  @Override
  public void resolve(
      Draft<?, Table> draft, Grant grant, OutcomeTakesEffect happens, Chosen chosen) {
    draft.callInOrder(
        Everybody.who(PDS, chosen),
        seat -> {
          LostUnits lost = new LostUnits();
          lost.add(seat, chosen.of(PDS, seat));
          lost.destroy(draft, Optional.of(seat));
        });
  }
}
