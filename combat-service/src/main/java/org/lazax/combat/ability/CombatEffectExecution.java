package org.lazax.combat.ability;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.lazax.catalog.unit.DiceAbility;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Chance;
import org.lazax.chronicle.Dice;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.chronicle.kernel.KernelEvent.FrameChanged;
import org.lazax.chronicle.kernel.Outcome;
import org.lazax.chronicle.kernel.Procedure;
import org.lazax.combat.dice.DiceRoller;
import org.lazax.rules.ability.AbilityProcedure.Moment;
import org.lazax.rules.ability.occurrence.InFight;
import org.lazax.rules.combat.CombatContext;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.TableCombatView;
import org.lazax.rules.combat.UnitGroup;
import org.lazax.rules.combat.UnitLocations;
import org.lazax.rules.combat.retreat.Destinations;
import org.lazax.rules.combat.roll.AbilityRolled;
import org.lazax.rules.combat.roll.HitTargetRule;
import org.lazax.rules.combat.roll.Roll;
import org.lazax.rules.combat.roll.RollRules;
import org.lazax.rules.combat.roll.UnitDice;
import org.lazax.rules.combat.strike.CombatEffect;
import org.lazax.rules.invasion.PlanetaryShield;
import org.lazax.rules.limits.Reinforcements;
import org.lazax.rules.procedure.Bombardment;
import org.lazax.rules.procedure.CombatProcedure.AssignHits;
import org.lazax.rules.procedure.CombatProcedure.SingleOut;
import org.lazax.rules.procedure.CombatProcedure.SingleOut.Fate;
import org.lazax.rules.procedure.HitPool;
import org.lazax.rules.procedure.HitSource;
import org.lazax.rules.procedure.HitTargets;
import org.lazax.rules.procedure.RollHits;
import org.lazax.rules.procedure.SpaceCombat;
import org.lazax.rules.stats.Stats;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.units.UnitsMoved;
import org.lazax.table.event.units.UnitsPlaced;
import org.lazax.table.event.units.UnitsRemoved;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * Carries out in a game the effects that abilities have on a combat: adds facts and calls
 * procedures.
 */
record CombatEffectExecution(
    CombatContext fight, TableCombatView battle, Side striker, InFight happens) {

  /** Whether the effect would change anything now. */
  boolean isPossible(Table table, CombatEffect strike) {
    return switch (strike) {
      case CombatEffect.Hits(Side on, int count, HitTargetRule _) ->
          count > 0 && !fighting(on).isEmpty();
      case CombatEffect.Snipe(Side on, var which) -> !all(on, which).isEmpty();
      case CombatEffect.Destroy(Side on, int count, var which, boolean _) ->
          count > 0 && !all(on, which).isEmpty();
      case CombatEffect.Damage(Side on, int count, var which) ->
          count > 0 && !damaged(all(on, which), false).isEmpty();
      case CombatEffect.Repair repair -> !repairable(repair).isEmpty();
      case CombatEffect.Reinforce(Side side, UnitType type, int count) ->
          count > 0 && Reinforcements.left(table, seat(side), type) > 0;
      case CombatEffect.Replace(Side side, UnitType type, Side by, UnitType with) ->
          !all(side, unit -> unit.type() == type).isEmpty()
              && Reinforcements.left(table, seat(by), with) > 0;
      case CombatEffect.Throw(Side on, var with, HitSource _, boolean _) ->
          !with.isEmpty() && !fighting(on).isEmpty();
      case CombatEffect.Leave(Side side, boolean _) ->
          !fighting(side).isEmpty()
              && (!fight.place().isSpace()
                  || !Destinations.refuges(table, fight.place().system(), seat(side)).isEmpty());
      case CombatEffect.BombardAgain() -> !bombarding().isEmpty();
      case CombatEffect.RollAgain() ->
          table
              .kernel()
              .within(RollHits.class)
              .filter(exchange -> exchange.progress().over() || Moment.of(table, happens).isEmpty())
              .isPresent();
    };
  }

  /** Carries out all effects that are possible, the first one first. */
  void carryOut(Draft<?, Table> draft, ComponentRef component, List<CombatEffect> strikes) {
    List<Procedure> calls = new ArrayList<>();
    for (CombatEffect strike : strikes) {
      if (isPossible(draft.table(), strike)) {
        call(draft, component, strike).ifPresent(calls::add);
      }
    }
    draft.callInOrder(calls, draft::call);
  }

  private Optional<Procedure> call(
      Draft<?, Table> draft, ComponentRef component, CombatEffect strike) {
    return switch (strike) {
      case CombatEffect.Hits(Side on, int count, HitTargetRule aim) ->
          hits(draft, on, count, targets(aim), source());
      case CombatEffect.Snipe(Side on, var which) ->
          singleOut(striker, all(on, which), 1, Fate.HIT);
      case CombatEffect.Destroy(Side on, int count, var which, boolean byOwner) ->
          singleOut(byOwner ? on : striker, all(on, which), count, Fate.DESTROYED);
      case CombatEffect.Damage(Side on, int count, var which) ->
          singleOut(striker, damaged(all(on, which), false), count, Fate.DAMAGED);
      case CombatEffect.Repair repair ->
          singleOut(repair.on(), repairable(repair), repair.count(), Fate.REPAIRED);
      case CombatEffect.Reinforce(Side side, UnitType type, int count) -> {
        reinforce(draft, seat(side), type, count);
        yield Optional.empty();
      }
      case CombatEffect.Replace(Side side, UnitType type, Side by, UnitType with) -> {
        replace(draft, all(side, unit -> unit.type() == type).getFirst(), seat(by), with);
        yield Optional.empty();
      }
      case CombatEffect.Throw(Side on, var with, HitSource source, boolean destroy) -> {
        int successes = 0;
        for (DiceAbility dice : with) {
          successes += thrown(draft, component, dice);
        }
        yield destroy
            ? singleOut(on, fighting(on), successes, Fate.DESTROYED)
            : hits(draft, on, successes, HitTargets.ANY, source);
      }
      case CombatEffect.Leave(Side side, boolean _) -> {
        leave(draft, side);
        yield Optional.empty();
      }
      case CombatEffect.BombardAgain() -> bombard(draft);
      case CombatEffect.RollAgain() -> {
        rollAgain(draft);
        yield Optional.empty();
      }
    };
  }

  private Seat seat(Side side) {
    return battle.seat(side);
  }

  private HitSource source() {
    return happens
        .source()
        .orElse(fight.place().isSpace() ? HitSource.SPACE_COMBAT : HitSource.GROUND_COMBAT);
  }

  // ---- units ----

  /**
   * A side's units that match: those in the place of the combat and those that fight there from
   * elsewhere. If there are none, its matching units in one other place of the system.
   */
  private List<Located> all(Side on, Predicate<UnitGroup> which) {
    List<Located> all = new ArrayList<>();
    for (UnitGroup unit : battle.units(on)) {
      boolean fights = battle.fights(on, unit);
      Place at = fights ? fight.place() : unit.place();
      UnitStack like =
          UnitStack.of(seat(on), unit.type(), 1)
              .marked(fights ? UnitLocations.mark(fight.place(), unit) : unit.mark());
      if (unit.healthy() > 0 && which.test(unit.onlyHealthy())) {
        all.add(new Located(at, like.times(unit.healthy())));
      }
      if (unit.damaged() > 0 && which.test(unit.onlyDamaged())) {
        all.add(new Located(at, like.damaged(unit.damaged())));
      }
    }
    List<Located> here = all.stream().filter(l -> l.at().equals(fight.place())).toList();
    return here.isEmpty() && !all.isEmpty()
        ? all.stream().filter(l -> l.at().equals(all.getFirst().at())).toList()
        : here;
  }

  private List<Located> fighting(Side on) {
    return all(on, unit -> RollRules.fights(battle, on, unit, battle.fights(unit)));
  }

  private static List<Located> damaged(List<Located> units, boolean wanted) {
    return units.stream().filter(unit -> unit.units().damaged() == wanted).toList();
  }

  private List<Located> repairable(CombatEffect.Repair repair) {
    List<Located> repairable = new ArrayList<>();
    for (Located unit : damaged(all(repair.on(), repair.which()), true)) {
      int weary =
          repair.rested()
              ? happens.weary().stream()
                  .filter(stack -> stack.alike(unit.units()))
                  .mapToInt(UnitStack::count)
                  .sum()
              : 0;
      if (unit.units().count() > weary) {
        repairable.add(new Located(unit.at(), unit.units().times(unit.units().count() - weary)));
      }
    }
    return repairable;
  }

  private record Located(Place at, UnitStack units) {}

  private Optional<Procedure> singleOut(Side chooser, List<Located> among, int count, Fate fate) {
    return among.isEmpty() || count == 0
        ? Optional.empty()
        : Optional.of(
            new SingleOut(
                seat(chooser),
                among.getFirst().at(),
                among.stream().map(Located::units).toList(),
                count,
                fate,
                source(),
                seat(striker)));
  }

  private void reinforce(Draft<?, Table> draft, Seat seat, UnitType type, int count) {
    int placed = Math.min(count, Reinforcements.left(draft.table(), seat, type));
    draft.add(new UnitsPlaced(fight.place(), List.of(UnitStack.of(seat, type, placed))));
  }

  /** Replaces one unit, an undamaged one if there is any. */
  private static void replace(Draft<?, Table> draft, Located old, Seat by, UnitType with) {
    draft.add(new UnitsRemoved(old.at(), List.of(old.units().times(1))));
    draft.add(new UnitsPlaced(old.at(), List.of(UnitStack.of(by, with, 1))));
  }

  /**
   * Ground forces that are not structures move to the space area. Ships withdraw from their combat
   * at once, and the moment ends: nobody uses any more abilities in it.
   */
  private void leave(Draft<?, Table> draft, Side side) {
    Place space = Place.space(fight.place().system());
    if (!fight.place().isSpace()) {
      draft.add(
          new UnitsMoved(
              fight.place(),
              space,
              fighting(side).stream()
                  .map(Located::units)
                  .filter(stack -> !Stats.of(draft.table(), stack).isStructure())
                  .toList()));
      return;
    }
    if (draft.table().kernel().frameOf(SpaceCombat.class).orElse(null)
        instanceof Frame(int id, SpaceCombat combat, var _)) {
      draft.add(new FrameChanged(id, combat.withdrawn(seat(side))));
      Moment.of(draft.table(), happens)
          .ifPresent(moment -> draft.unwind(moment.id(), Outcome.DONE));
    }
  }

  // ---- hits ----

  /**
   * Adds the hits to those of the roll that is under way. Without a roll, calls a procedure that
   * assigns them.
   */
  private Optional<Procedure> hits(
      Draft<?, Table> draft, Side on, int count, HitTargets targets, HitSource source) {
    if (count == 0 || HitPool.join(draft, seat(on), count, targets)) {
      return Optional.empty();
    }
    return Optional.of(
        new AssignHits(seat(on), fight.place(), source, count, seat(striker), targets));
  }

  static HitTargets targets(HitTargetRule aim) {
    return switch (aim) {
      case ANY -> HitTargets.ANY;
      case LARGE_SHIPS_FIRST -> HitTargets.largeShipsFirst();
      case FIGHTERS -> HitTargets.FIGHTERS;
    };
  }

  private static void rollAgain(Draft<?, Table> draft) {
    if (draft.table().kernel().frameOf(RollHits.class).orElse(null)
        instanceof Frame(int id, RollHits exchange, var _)) {
      draft.add(new FrameChanged(id, exchange.again()));
    }
  }

  private int thrown(Draft<?, Table> draft, ComponentRef component, DiceAbility with) {
    Chance chance = draft.dice().roll(Dice.TEN, with.dice());
    int successes = (int) chance.values().stream().filter(v -> v >= with.hitsOn()).count();
    draft.add(
        new AbilityRolled(
            seat(striker), component, fight.place(), with.hitsOn(), successes, chance));
    return successes;
  }

  // ---- bombardment ----

  private List<UnitDice> bombarding() {
    return fight.place().isSpace()
            || PlanetaryShield.stops(battle)
            || fighting(Side.DEFENDER).isEmpty()
        ? List.of()
        : RollRules.of(battle, new Roll(Side.ATTACKER, HitSource.BOMBARDMENT));
  }

  private Optional<Procedure> bombard(Draft<?, Table> draft) {
    int hits =
        DiceRoller.roll(
                draft, seat(Side.ATTACKER), HitSource.BOMBARDMENT, fight.place(), bombarding())
            .count();
    return hits == 0
        ? Optional.empty()
        : fight
            .place()
            .planet()
            .map(planet ->
                new Bombardment(seat(Side.ATTACKER), fight.place().system())
                    .hitting(Map.of(planet, hits), Map.of(planet, infantry())));
  }

  private int infantry() {
    return battle.count(Side.DEFENDER, unit -> unit.type() == UnitType.INFANTRY);
  }
}
