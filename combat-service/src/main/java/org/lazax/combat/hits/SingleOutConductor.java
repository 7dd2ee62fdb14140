package org.lazax.combat.hits;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Asks;
import org.lazax.chronicle.decider.Conductor;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.decider.Position;
import org.lazax.combat.round.UnitDestruction;
import org.lazax.combat.state.CombatState;
import org.lazax.combat.state.UnitSelection;
import org.lazax.rules.combat.UnitLocations;
import org.lazax.rules.procedure.CombatProcedure;
import org.lazax.rules.procedure.CombatProcedure.AssignHits;
import org.lazax.rules.procedure.HitTargets;
import org.lazax.table.Table;
import org.lazax.table.event.units.UnitsDamaged;
import org.lazax.table.event.units.UnitsRepaired;
import org.lazax.table.units.UnitStack;

/**
 * Asks a player to choose the units to which an effect applies. The player is not asked if there is
 * no choice. For a silent player, the first candidates are chosen.
 */
@Asks(
    value = "single-out",
    awaited = "A player who chooses units for an effect.",
    silence = "`single-out`: the first ones")
public final class SingleOutConductor
    implements Conductor<CombatState, Table, CombatProcedure.SingleOut, SingleOut> {
  private static final String ABOUT = "single-out";

  @Override
  public Class<CombatProcedure.SingleOut> procedure() {
    return CombatProcedure.SingleOut.class;
  }

  @Override
  public Class<SingleOut> commands() {
    return SingleOut.class;
  }

  @Override
  public void proceed(Draft<CombatState, Table> draft, CombatProcedure.SingleOut call) {
    List<UnitStack> there = there(draft.table(), call);
    if (UnitSelection.total(there) <= call.count()) {
      befall(draft, call, there);
    } else if (there.size() == 1) {
      befall(draft, call, List.of(there.getFirst().times(call.count())));
    } else {
      draft.ask(ABOUT, call.chooser());
    }
  }

  /** The candidates that are still there. */
  private static List<UnitStack> there(Table table, CombatProcedure.SingleOut call) {
    List<UnitStack> there = new ArrayList<>();
    for (UnitStack stack : UnitLocations.of(table, call.place(), call.among().getFirst().owner())) {
      call.among().stream()
          .filter(stack::alike)
          .map(named -> stack.times(Math.min(named.count(), stack.count())))
          .forEach(there::add);
    }
    return there;
  }

  @Override
  public void answer(
      Draft<CombatState, Table> draft, CombatProcedure.SingleOut call, SingleOut command) {
    List<UnitStack> there = there(draft.table(), call);
    List<UnitStack> chosen = UnitSelection.stacks(there.getFirst().owner(), command.units());
    boolean among =
        chosen.stream()
            .allMatch(
                one -> there.stream().anyMatch(t -> t.alike(one) && t.count() >= one.count()));
    if (!among || UnitSelection.total(chosen) != call.count()) {
      draft.require(
          Optional.of(
              Refusal.of(
                      "no-such-choice",
                      "exactly %d of the units that can be chosen here are chosen"
                          .formatted(call.count()))
                  .with("among", there)
                  .with("count", call.count())
                  .with("chosen", chosen)));
    }
    draft.answered();
    befall(draft, call, chosen);
  }

  private static void befall(
      Draft<CombatState, Table> draft, CombatProcedure.SingleOut call, List<UnitStack> units) {
    draft.close();
    if (units.isEmpty()) {
      return;
    }
    switch (call.fate()) {
      case DESTROYED ->
          UnitDestruction.destroy(draft, call.place(), call.source(), call.by(), units);
      case DAMAGED -> UnitLocations.befall(draft, call.place(), units, UnitsDamaged::new);
      case REPAIRED -> UnitLocations.befall(draft, call.place(), units, UnitsRepaired::new);
      case HIT ->
          units.forEach(stack ->
              draft.call(
                  new AssignHits(
                      stack.owner(),
                      call.place(),
                      call.source(),
                      stack.count(),
                      call.by(),
                      HitTargets.one(stack))));
    }
  }

  @Override
  public List<Option> options(
      Position<CombatState, Table> position, CombatProcedure.SingleOut call, Seat seat) {
    List<UnitStack> there = there(position.table(), call);
    return List.of(
        new SingleOutOption(
            there.getFirst().owner(),
            call.place(),
            UnitSelection.of(there),
            call.count(),
            call.fate()));
  }

  @Override
  public Optional<SingleOut> defaultAnswer(
      Position<CombatState, Table> position, CombatProcedure.SingleOut call, Seat seat) {
    List<UnitStack> chosen = new ArrayList<>();
    int left = call.count();
    for (UnitStack stack : there(position.table(), call)) {
      if (left > 0) {
        chosen.add(stack.times(Math.min(left, stack.count())));
        left -= chosen.getLast().count();
      }
    }
    return Optional.of(new SingleOut(UnitSelection.of(chosen)));
  }
}
