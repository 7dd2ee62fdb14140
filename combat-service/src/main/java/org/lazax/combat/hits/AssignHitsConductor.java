package org.lazax.combat.hits;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Asks;
import org.lazax.chronicle.decider.Conductor;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.decider.Position;
import org.lazax.combat.ability.CombatMoments;
import org.lazax.combat.round.UnitDestruction;
import org.lazax.combat.state.CombatState;
import org.lazax.combat.state.HitsAssigned;
import org.lazax.combat.state.UnitSelection;
import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.ability.occurrence.InFight;
import org.lazax.rules.combat.CombatContext;
import org.lazax.rules.combat.UnitLocations;
import org.lazax.rules.procedure.CombatProcedure;
import org.lazax.rules.procedure.RollHits.Hits;
import org.lazax.rules.procedure.TakeHits;
import org.lazax.table.Table;
import org.lazax.table.event.units.UnitsDamaged;
import org.lazax.table.units.UnitStack;

/**
 * Asks the owner of units which of them take hits. The owner is not asked if there is no choice.
 * Hits beyond the number of units are wasted. Rules: destroyed.1, sustain_damage.0.
 */
@Asks(
    value = "assign-hits",
    awaited = "A player with hits and a choice which units are destroyed.",
    silence = "`assign-hits`: the cheapest units")
public final class AssignHitsConductor
    implements Conductor<CombatState, Table, CombatProcedure.AssignHits, AssignHits> {
  static final String ABOUT = "assign-hits";

  @Override
  public Class<CombatProcedure.AssignHits> procedure() {
    return CombatProcedure.AssignHits.class;
  }

  @Override
  public Class<AssignHits> commands() {
    return AssignHits.class;
  }

  @Override
  public void proceed(Draft<CombatState, Table> draft, CombatProcedure.AssignHits call) {
    if (!call.progress().told() && told(draft, call)) {
      return;
    }
    if (call.hits() == 0) {
      draft.close();
      return;
    }
    HitAssignment toll = HitAssignment.of(draft.table(), call);
    if (!toll.sustaining().isEmpty()) {
      draft.close();
      draft.call(taking(draft.table(), call));
      return;
    }
    toll.forced()
        .or(() -> call.named().filter(named -> toll.broken(List.of(), named).isEmpty()))
        .ifPresentOrElse(
            destroyed -> take(draft, call, List.of(), destroyed),
            () -> draft.ask(ABOUT, call.seat()));
  }

  /** The same hits, for the case in which abilities can follow when a unit sustains damage. */
  private static TakeHits taking(Table table, CombatProcedure.AssignHits call) {
    CombatContext fight = CombatContext.around(table, call.place(), call.seat());
    boolean attacks = call.seat().equals(fight.attacker());
    return TakeHits.of(
            call.place(),
            attacks ? call.seat() : call.by(),
            attacks ? call.by() : call.seat(),
            call.source(),
            List.of(new Hits(call.seat(), call.hits(), call.targets())))
        .told(call.seat());
  }

  /** Opens the moment before the hits are assigned, in which hits can be cancelled. */
  private static boolean told(Draft<CombatState, Table> draft, CombatProcedure.AssignHits call) {
    InFight before =
        CombatContext.around(draft.table(), call.place(), call.seat())
            .dice(CombatMoment.HITS_TO_ASSIGN, call.seat(), call.source(), call.hits());
    if (!CombatMoments.MOMENTS.concern(draft.table(), before)) {
      return false;
    }
    draft.change(call.told());
    return CombatMoments.occurs(draft, before);
  }

  @Override
  public void answer(
      Draft<CombatState, Table> draft, CombatProcedure.AssignHits call, AssignHits command) {
    List<UnitStack> sustain = UnitSelection.stacks(call.seat(), command.sustain());
    List<UnitStack> destroy = UnitSelection.stacks(call.seat(), command.destroy());
    HitAssignment toll = HitAssignment.of(draft.table(), call);
    draft.require(toll.broken(sustain));
    draft.require(toll.broken(sustain, destroy));
    draft.answered();
    take(draft, call, sustain, destroy);
  }

  private static void take(
      Draft<CombatState, Table> draft,
      CombatProcedure.AssignHits call,
      List<UnitStack> sustain,
      List<UnitStack> destroy) {
    draft.add(
        new HitsAssigned(
            call.seat(),
            call.source(),
            call.place(),
            call.hits(),
            UnitSelection.of(sustain),
            UnitSelection.of(destroy)));
    if (!sustain.isEmpty()) {
      UnitLocations.befall(draft, call.place(), sustain, UnitsDamaged::new);
    }
    draft.close();
    UnitDestruction.destroyByHits(draft, call.place(), call.source(), call.by(), destroy);
  }

  @Override
  public List<Option> options(
      Position<CombatState, Table> position, CombatProcedure.AssignHits call, Seat seat) {
    return List.of(AssignHitsOption.of(HitAssignment.of(position.table(), call), false));
  }

  @Override
  public Optional<AssignHits> defaultAnswer(
      Position<CombatState, Table> position, CombatProcedure.AssignHits call, Seat seat) {
    return Optional.of(
        DefaultHitAssignment.of(HitAssignment.of(position.table(), call), HitPolicy.SUSTAIN_FIRST));
  }
}
