package org.lazax.combat.exchange;

import java.util.List;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.decider.NonInteractiveConductor;
import org.lazax.combat.ability.CombatMoments;
import org.lazax.combat.dice.DiceRoller;
import org.lazax.combat.hits.SustainResponses;
import org.lazax.combat.round.UnitDestruction;
import org.lazax.combat.state.CombatState;
import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.ability.occurrence.InFight;
import org.lazax.rules.combat.CombatContext;
import org.lazax.rules.combat.TableCombatView;
import org.lazax.rules.combat.roll.HitTargetRule;
import org.lazax.rules.combat.roll.Roll;
import org.lazax.rules.combat.roll.RollRules;
import org.lazax.rules.procedure.CombatProcedure.AssignHits;
import org.lazax.rules.procedure.HitTargets;
import org.lazax.rules.procedure.RollHits;
import org.lazax.rules.procedure.RollHits.Hits;
import org.lazax.rules.procedure.TakeHits;
import org.lazax.rules.procedure.TakeHits.Progress.PendingHits;
import org.lazax.table.Table;
import org.lazax.table.units.UnitStack;
import org.lazax.table.units.Units;

/**
 * Rolls for each side in turn, with all rerolls, before any hit is assigned. Then the attacker
 * assigns hits first. Rules: space_combat.5, space_combat.5.5, space_combat.6, attacker.N2.
 */
public final class RollHitsConductor extends NonInteractiveConductor<CombatState, Table, RollHits> {

  public RollHitsConductor() {
    super(RollHits.class);
  }

  @Override
  public void proceed(Draft<CombatState, Table> draft, RollHits exchange) {
    CombatContext fight = CombatContext.of(exchange);
    if (!exchange.progress().begun() && begins(draft, fight, exchange)) {
      return;
    }
    RollHits now = exchange;
    for (Seat seat : exchange.progress().rolling()) {
      DiceRoller.Result result = roll(draft, fight, exchange, seat);
      now = now.rolled(seat, result.dice(), hits(fight, seat, result));
      InFight rolled = fight.rolled(seat, exchange.source(), result.count(), result.near());
      if (result.killed() > 0 || CombatMoments.MOMENTS.concern(draft.table(), rolled)) {
        draft.change(now);
        CombatMoments.occurs(draft, rolled);
        kill(draft, fight, exchange, seat, result.killed());
        return;
      }
    }
    if (!now.progress().doomed().isEmpty()) {
      perish(draft, now);
      return;
    }
    if (!now.progress().over() && isOver(draft, fight, now)) {
      return;
    }
    assign(draft, now);
  }

  /**
   * Destroys the units that rerolled their dice at a risk and missed, before any hit is assigned.
   * Rules: relic/the_crown_of_thalnos.N4, relic/the_crown_of_thalnos.N5.
   */
  private static void perish(Draft<CombatState, Table> draft, RollHits exchange) {
    List<UnitStack> doomed = exchange.progress().doomed();
    draft.change(exchange.withoutDoomed());
    for (Seat owner : List.of(exchange.attacker(), exchange.defender())) {
      List<UnitStack> own = doomed.stream().filter(unit -> unit.owner().equals(owner)).toList();
      UnitDestruction.destroy(
          draft,
          exchange.place(),
          exchange.source(),
          owner,
          Units.NONE.plus(exchange.place(), own).at(exchange.place()));
    }
  }

  /**
   * Opens the moment after all have rolled and used their abilities on the rolls. Rules:
   * leader/the_thundarian.N1, leader/the_thundarian.N3.
   */
  private static boolean isOver(
      Draft<CombatState, Table> draft, CombatContext fight, RollHits exchange) {
    InFight over = fight.both(CombatMoment.ALL_ROLLED);
    if (exchange.round() == 0
        || !exchange.source().isCombat()
        || !CombatMoments.MOMENTS.concern(draft.table(), over)) {
      return false;
    }
    draft.change(exchange.over());
    return CombatMoments.occurs(draft, over);
  }

  /** Opens the moments before the rolls, one for each side that rolls. */
  private static boolean begins(
      Draft<CombatState, Table> draft, CombatContext fight, RollHits exchange) {
    List<InFight> beginnings =
        exchange.progress().rolling().stream()
            .map(seat -> fight.dice(CombatMoment.ROLL_BEGINS, seat, exchange.source(), 0))
            .filter(begins -> CombatMoments.MOMENTS.concern(draft.table(), begins))
            .toList();
    if (beginnings.isEmpty()) {
      return false;
    }
    draft.change(exchange.begun());
    draft.callInOrder(beginnings, begins -> CombatMoments.occurs(draft, begins));
    return true;
  }

  private static DiceRoller.Result roll(
      Draft<CombatState, Table> draft, CombatContext fight, RollHits exchange, Seat seat) {
    TableCombatView battle = fight.battle(draft.table());
    return DiceRoller.roll(
        draft,
        seat,
        exchange.source(),
        exchange.place(),
        RollRules.of(battle, new Roll(battle.side(seat), exchange.source())));
  }

  private static List<Hits> hits(CombatContext fight, Seat seat, DiceRoller.Result result) {
    return result.hits().stream()
        .map(scored -> new Hits(fight.opponent(seat), scored.count(), targets(scored.aim())))
        .toList();
  }

  /** Destroys infantry in space directly, before any hit is assigned. */
  private static void kill(
      Draft<CombatState, Table> draft,
      CombatContext fight,
      RollHits exchange,
      Seat seat,
      int count) {
    draft.table().units().at(exchange.place(), fight.opponent(seat)).stream()
        .filter(stack -> stack.type() == UnitType.INFANTRY && count > 0)
        .map(stack -> stack.times(Math.min(count, stack.count())))
        .findFirst()
        .ifPresent(killed ->
            UnitDestruction.destroy(
                draft, exchange.place(), exchange.source(), seat, List.of(killed)));
  }

  private static HitTargets targets(HitTargetRule aim) {
    return switch (aim) {
      case ANY -> HitTargets.ANY;
      case LARGE_SHIPS_FIRST -> HitTargets.largeShipsFirst();
      case FIGHTERS -> HitTargets.FIGHTERS;
    };
  }

  /**
   * Assigns the hits. If both sides take hits, or if abilities can follow when a unit sustains
   * damage, the sides use SUSTAIN DAMAGE in turn before any unit of either is destroyed; so the
   * casualties of one side do not change what the other side may sustain. Other hits are assigned
   * at once. Rules: sustain_damage.0, space_combat.6.1.
   */
  private static void assign(Draft<CombatState, Table> draft, RollHits exchange) {
    TakeHits all =
        TakeHits.of(
            exchange.place(),
            exchange.attacker(),
            exchange.defender(),
            exchange.source(),
            exchange.progress().hits());
    List<PendingHits> sides = all.progress().hits();
    if (!sides.isEmpty()) {
      draft.change(exchange.assigned());
      draft.call(
          sides.size() > 1 || SustainResponses.is(draft.table(), all.assignment(sides.getFirst()))
              ? all
              : alone(all, sides.getFirst()));
    } else if (exchange.progress().lost().isEmpty()) {
      draft.close();
    } else {
      lose(draft, exchange);
    }
  }

  private static AssignHits alone(TakeHits all, PendingHits hits) {
    return new AssignHits(
        hits.on(),
        all.place(),
        all.source(),
        hits.count(),
        all.opponent(hits.on()),
        hits.targets());
  }

  /**
   * Opens the moments for all units that the hits destroyed. Rule: leader/ipswitch_loose_cannon.N7.
   */
  private static void lose(Draft<CombatState, Table> draft, RollHits exchange) {
    List<UnitStack> lost = exchange.progress().lost();
    draft.change(exchange.withoutLost());
    for (Seat owner : List.of(exchange.defender(), exchange.attacker())) {
      List<UnitStack> own = lost.stream().filter(unit -> unit.owner().equals(owner)).toList();
      if (!own.isEmpty()) {
        CombatMoments.occurs(
            draft,
            CombatContext.of(exchange).befalls(CombatMoment.LOSSES_TAKEN, exchange.source(), own));
      }
    }
  }
}
