package org.lazax.combat.hits;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Conductor;
import org.lazax.chronicle.Draft;
import org.lazax.chronicle.Option;
import org.lazax.chronicle.Position;
import org.lazax.chronicle.Seat;
import org.lazax.combat.Battles;
import org.lazax.combat.Group;
import org.lazax.combat.battle.HitsAssigned;
import org.lazax.table.Table;
import org.lazax.table.procedure.CombatProcedure;
import org.lazax.table.units.UnitStack;
import org.lazax.table.units.UnitsDamaged;
import org.lazax.table.units.UnitsDestroyed;

/**
 * Has the owner of units choose which of them take hits; unasked where there is nothing to choose.
 * Hits beyond the units are wasted. Rules: destroyed.1, sustain_damage.0.
 */
public final class AssignHitsConductor
    implements Conductor<Battles, Table, CombatProcedure.AssignHits, AssignHits> {
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
  public void proceed(Draft<Battles, Table> draft, CombatProcedure.AssignHits call) {
    Toll.of(draft.table(), call)
        .forced()
        .ifPresentOrElse(
            destroyed -> take(draft, call, List.of(), destroyed),
            () -> draft.ask(ABOUT, call.seat()));
  }

  @Override
  public void answer(
      Draft<Battles, Table> draft, CombatProcedure.AssignHits call, AssignHits command) {
    List<UnitStack> sustain = Group.stacks(call.seat(), command.sustain());
    List<UnitStack> destroy = Group.stacks(call.seat(), command.destroy());
    draft.require(Toll.of(draft.table(), call).broken(sustain, destroy));
    draft.answered();
    take(draft, call, sustain, destroy);
  }

  private static void take(
      Draft<Battles, Table> draft,
      CombatProcedure.AssignHits call,
      List<UnitStack> sustain,
      List<UnitStack> destroy) {
    draft.add(
        new HitsAssigned(
            call.seat(),
            call.source(),
            call.place(),
            call.hits(),
            Group.of(sustain),
            Group.of(destroy)));
    if (!sustain.isEmpty()) {
      draft.add(new UnitsDamaged(call.place(), sustain));
    }
    if (!destroy.isEmpty()) {
      draft.add(new UnitsDestroyed(call.place(), destroy, Optional.of(call.by())));
    }
    draft.close();
  }

  @Override
  public List<Option> options(
      Position<Battles, Table> position, CombatProcedure.AssignHits call, Seat seat) {
    Toll toll = Toll.of(position.table(), call);
    return List.of(
        new AssignHitsOption(
            call.source(),
            call.place(),
            call.hits(),
            Group.of(toll.sustaining()),
            Group.of(toll.eligible())));
  }

  @Override
  public Optional<AssignHits> silence(
      Position<Battles, Table> position, CombatProcedure.AssignHits call, Seat seat) {
    return Optional.of(Silent.of(Toll.of(position.table(), call), HitPolicy.SUSTAIN_FIRST));
  }
}
