package org.lazax.combat.spacecombat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.lazax.chronicle.Conductor;
import org.lazax.chronicle.Draft;
import org.lazax.chronicle.Option;
import org.lazax.chronicle.Position;
import org.lazax.chronicle.Seat;
import org.lazax.combat.Battles;
import org.lazax.combat.TableBattle;
import org.lazax.combat.ability.CombatMoment;
import org.lazax.combat.ability.Roll;
import org.lazax.combat.ability.Side;
import org.lazax.combat.battle.CombatBegan;
import org.lazax.combat.battle.CombatEnded;
import org.lazax.combat.battle.RoundBegan;
import org.lazax.combat.component.CombatMoments;
import org.lazax.combat.dice.Batteries;
import org.lazax.combat.moment.Fight;
import org.lazax.combat.retreat.Retreat;
import org.lazax.combat.retreat.RetreatCommand;
import org.lazax.table.Table;
import org.lazax.table.ability.Occurrence.InFight;
import org.lazax.table.procedure.CombatOutcome.Fought;
import org.lazax.table.procedure.CombatProcedure.Exchange;
import org.lazax.table.procedure.CombatProcedure.SpaceCombat;
import org.lazax.table.procedure.CombatProcedure.SpaceCombat.Step;
import org.lazax.table.procedure.HitSource;
import org.lazax.table.procedure.MapProcedure.Relocation;
import org.lazax.table.units.Place;

/**
 * Two players' ships fight, round after round, until at most one side has ships left. Capacity and
 * fleet pool are settled once the combat is over. Rules: space_combat.2 to space_combat.10,
 * space_combat.N1, space_combat.N13.
 */
public final class SpaceCombatConductor
    implements Conductor<Battles, Table, SpaceCombat, RetreatCommand> {

  @Override
  public Class<SpaceCombat> procedure() {
    return SpaceCombat.class;
  }

  @Override
  public Class<RetreatCommand> commands() {
    return RetreatCommand.class;
  }

  @Override
  public void proceed(Draft<Battles, Table> draft, SpaceCombat combat) {
    switch (combat.step()) {
      case BEGIN -> begin(draft, combat);
      case BARRAGE -> barrage(draft, combat);
      case DEFENDER_ANNOUNCES -> {
        InFight announcing = Fight.of(combat).both(CombatMoment.ANNOUNCING);
        if (!opens(draft, at(combat, Step.DEFENDER_ASKED), announcing)) {
          ask(draft, combat, combat.defender(), Step.ATTACKER_ANNOUNCES);
        }
      }
      case DEFENDER_ASKED -> ask(draft, combat, combat.defender(), Step.ATTACKER_ANNOUNCES);
      case ATTACKER_ANNOUNCES -> ask(draft, combat, combat.attacker(), Step.ROLL);
      case ROLL -> roll(draft, combat);
      case HITS_ASSIGNED -> hitsAssigned(draft, combat);
      case RETREAT -> retreat(draft, combat);
      case RETREATED -> {
        if (Retreat.tokenPlaced(draft, combat)) {
          roundEnds(draft, combat);
        }
      }
      case WITHDRAWAL -> withdraw(draft, combat);
      case WITHDRAWN -> {
        if (Retreat.tokenPlaced(draft, combat)) {
          over(draft, combat, Optional.empty());
        }
      }
      case ROUND_ENDS -> roundEnds(draft, combat);
      case ROUND_ENDED -> roundEnded(draft, combat);
      case COMBAT_ENDED -> combatEnded(draft, combat);
    }
  }

  private static void begin(Draft<Battles, Table> draft, SpaceCombat combat) {
    if (isOver(draft.table(), combat)) {
      draft.close();
      return;
    }
    draft.add(new CombatBegan(space(combat), combat.attacker(), combat.defender()));
    draft.add(new RoundBegan(space(combat), combat.round()));
    boolean opened =
        opens(
            draft,
            at(combat, Step.BARRAGE),
            Fight.of(combat).both(CombatMoment.COMBAT_BEGINS, CombatMoment.ROUND_BEGINS));
    if (!opened) {
      barrage(draft, combat);
    }
  }

  /** Both sides roll before any fighter is removed, also where there is none. */
  private static void barrage(Draft<Battles, Table> draft, SpaceCombat combat) {
    Step next = combat.round() == 1 ? Step.BARRAGE : Step.DEFENDER_ANNOUNCES;
    if (isOver(draft.table(), combat)) {
      roundEnds(draft, combat);
    } else if (next == Step.BARRAGE && canBarrage(draft.table(), combat)) {
      draft.change(at(combat, Step.DEFENDER_ANNOUNCES));
      draft.call(exchange(combat, HitSource.ANTI_FIGHTER_BARRAGE));
    } else {
      announceRetreats(draft, combat);
    }
  }

  private static boolean canBarrage(Table table, SpaceCombat combat) {
    TableBattle battle = Fight.of(combat).battle(table);
    return Stream.of(Side.values())
        .anyMatch(side ->
            !Batteries.of(battle, new Roll(side, HitSource.ANTI_FIGHTER_BARRAGE)).isEmpty());
  }

  private static Exchange exchange(SpaceCombat combat, HitSource source) {
    return new Exchange(
        space(combat),
        combat.attacker(),
        combat.defender(),
        combat.round(),
        source,
        combat.attacker(),
        combat.defender());
  }

  /** The defender is asked first, the attacker next; nobody who has nowhere to go. */
  private static void announceRetreats(Draft<Battles, Table> draft, SpaceCombat combat) {
    InFight announcing = Fight.of(combat).both(CombatMoment.ANNOUNCING);
    Step step =
        mayRetreat(draft.table(), combat, combat.defender())
                || CombatMoments.MOMENTS.concern(draft.table(), announcing)
            ? Step.DEFENDER_ANNOUNCES
            : mayRetreat(draft.table(), combat, combat.attacker())
                ? Step.ATTACKER_ANNOUNCES
                : Step.ROLL;
    if (step == Step.ROLL) {
      roll(draft, combat);
    } else {
      draft.change(at(combat, step));
    }
  }

  private static void ask(Draft<Battles, Table> draft, SpaceCombat combat, Seat seat, Step next) {
    if (isOver(draft.table(), combat)) {
      roundEnds(draft, combat);
    } else if (mayRetreat(draft.table(), combat, seat)) {
      Retreat.ask(draft, combat, seat);
    } else {
      draft.change(at(combat, next));
    }
  }

  private static boolean mayRetreat(Table table, SpaceCombat combat, Seat seat) {
    return !Retreat.destinations(table, combat.system(), seat).isEmpty();
  }

  private static void roll(Draft<Battles, Table> draft, SpaceCombat combat) {
    draft.change(at(combat, Step.HITS_ASSIGNED));
    draft.call(exchange(combat, HitSource.SPACE_COMBAT));
  }

  private static void hitsAssigned(Draft<Battles, Table> draft, SpaceCombat combat) {
    InFight assigned = Fight.of(combat).assigned(draft.own().weary());
    if (!opens(draft, at(combat, Step.RETREAT), assigned)) {
      retreat(draft, combat);
    }
  }

  /** Who has announced must go if there is still somewhere to go. Rule: space_combat.7. */
  private static void retreat(Draft<Battles, Table> draft, SpaceCombat combat) {
    Optional<Seat> retreating =
        combat
            .retreating()
            .filter(_ -> !isOver(draft.table(), combat))
            .filter(seat -> mayRetreat(draft.table(), combat, seat))
            .filter(seat -> !Retreat.isHeld(draft.table(), combat, seat));
    if (retreating.isEmpty()) {
      roundEnds(draft, combat);
      return;
    }
    Seat seat = retreating.get();
    draft.change(at(combat, Step.RETREATED));
    draft.call(
        new Relocation(
            seat, combat.system(), Retreat.destinations(draft.table(), combat.system(), seat)));
  }

  /** The last round ends with the combat. Rules: space_combat.2.2, space_combat.9.1. */
  private static void roundEnds(Draft<Battles, Table> draft, SpaceCombat combat) {
    Fight fight = Fight.of(combat);
    if (isOver(draft.table(), combat)) {
      InFight ends =
          fight.ended(
              winner(draft.table(), combat), CombatMoment.ROUND_ENDS, CombatMoment.COMBAT_ENDS);
      if (!opens(draft, at(combat, Step.COMBAT_ENDED), ends)) {
        combatEnded(draft, combat);
      }
    } else if (!opens(draft, at(combat, Step.ROUND_ENDED), fight.both(CombatMoment.ROUND_ENDS))) {
      nextRound(draft, combat);
    }
  }

  private static void roundEnded(Draft<Battles, Table> draft, SpaceCombat combat) {
    if (isOver(draft.table(), combat)) {
      InFight ends =
          Fight.of(combat).ended(winner(draft.table(), combat), CombatMoment.COMBAT_ENDS);
      if (!opens(draft, at(combat, Step.COMBAT_ENDED), ends)) {
        combatEnded(draft, combat);
      }
    } else {
      nextRound(draft, combat);
    }
  }

  private static void nextRound(Draft<Battles, Table> draft, SpaceCombat combat) {
    SpaceCombat next =
        new SpaceCombat(
            combat.system(),
            combat.attacker(),
            combat.defender(),
            combat.round() + 1,
            Step.BARRAGE,
            Optional.empty());
    draft.add(new RoundBegan(space(combat), next.round()));
    draft.change(next);
    if (!Fight.occurs(draft, Fight.of(next).both(CombatMoment.ROUND_BEGINS))) {
      barrage(draft, next);
    }
  }

  /** Ships may have come at the end of the combat: then it goes on. */
  private static void combatEnded(Draft<Battles, Table> draft, SpaceCombat combat) {
    if (!isOver(draft.table(), combat)) {
      nextRound(draft, combat);
      return;
    }
    over(draft, combat, winner(draft.table(), combat));
  }

  private static void over(Draft<Battles, Table> draft, SpaceCombat combat, Optional<Seat> winner) {
    draft.add(new CombatEnded(space(combat), winner));
    draft.close(new Fought(winner));
  }

  /** Rule: action_card/skilled_retreat.N1. */
  private static void withdraw(Draft<Battles, Table> draft, SpaceCombat combat) {
    Seat seat = combat.retreating().orElseThrow();
    draft.change(at(combat, Step.WITHDRAWN));
    draft.call(
        new Relocation(
            seat, combat.system(), Retreat.refuges(draft.table(), combat.system(), seat)));
  }

  private static Optional<Seat> winner(Table table, SpaceCombat combat) {
    return Stream.of(combat.attacker(), combat.defender())
        .filter(seat -> hasShips(table, combat, seat))
        .findFirst();
  }

  /** Something happens, and whatever hangs on it comes before the next step. */
  private static boolean opens(Draft<Battles, Table> draft, SpaceCombat next, InFight occurrence) {
    if (!CombatMoments.MOMENTS.concern(draft.table(), occurrence)) {
      return false;
    }
    draft.change(next);
    return Fight.occurs(draft, occurrence);
  }

  @Override
  public void answer(Draft<Battles, Table> draft, SpaceCombat combat, RetreatCommand command) {
    Retreat.answer(draft, combat, command);
  }

  @Override
  public List<Option> options(Position<Battles, Table> position, SpaceCombat combat, Seat seat) {
    return Retreat.options(position.table(), combat, seat);
  }

  @Override
  public Optional<RetreatCommand> silence(
      Position<Battles, Table> position, SpaceCombat combat, Seat seat) {
    return Optional.of(Retreat.silence(position.table(), combat, seat));
  }

  private static boolean isOver(Table table, SpaceCombat combat) {
    return !hasShips(table, combat, combat.attacker())
        || !hasShips(table, combat, combat.defender());
  }

  /** Whoever fights as a ship counts as one. Rules: unit/the_alastor.N5, unit/z_grav_eidolon.N3. */
  private static boolean hasShips(Table table, SpaceCombat combat, Seat seat) {
    return !table.units().ships(combat.system(), seat).isEmpty()
        || Fight.of(combat).isFoughtBy(table, seat);
  }

  private static Place space(SpaceCombat combat) {
    return Place.space(combat.system());
  }

  private static SpaceCombat at(SpaceCombat combat, Step step) {
    return new SpaceCombat(
        combat.system(),
        combat.attacker(),
        combat.defender(),
        combat.round(),
        step,
        combat.retreating());
  }
}
