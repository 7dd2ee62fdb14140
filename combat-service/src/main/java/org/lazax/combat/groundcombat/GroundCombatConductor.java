package org.lazax.combat.groundcombat;

import java.util.Optional;
import java.util.stream.Stream;
import org.lazax.chronicle.Draft;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.UnaskedConductor;
import org.lazax.combat.Battles;
import org.lazax.combat.ability.CombatMoment;
import org.lazax.combat.battle.CombatBegan;
import org.lazax.combat.battle.CombatEnded;
import org.lazax.combat.battle.RoundBegan;
import org.lazax.combat.component.CombatMoments;
import org.lazax.combat.moment.Fight;
import org.lazax.table.Table;
import org.lazax.table.ability.Occurrence.InFight;
import org.lazax.table.procedure.CombatOutcome.Fought;
import org.lazax.table.procedure.CombatProcedure.Exchange;
import org.lazax.table.procedure.CombatProcedure.GroundCombat;
import org.lazax.table.procedure.CombatProcedure.GroundCombat.Step;
import org.lazax.table.procedure.HitSource;
import org.lazax.table.stats.Stats;
import org.lazax.table.units.Place;

/**
 * Two players' ground forces fight on a planet until at most one side has any left; nobody can
 * retreat. Rules: ground_combat.1 to ground_combat.4, ground_combat.N6.
 */
public final class GroundCombatConductor extends UnaskedConductor<Battles, Table, GroundCombat> {
  public GroundCombatConductor() {
    super(GroundCombat.class);
  }

  /** The other player who has ground forces on a planet, if any. */
  public static Optional<Seat> defender(Table table, Place planet, Seat attacker) {
    return table.units().at(planet).stream()
        .filter(s -> !s.owner().equals(attacker) && Stats.of(table, s).isGroundForce())
        .map(s -> s.owner())
        .findFirst();
  }

  /** Whether this player has ground forces on a planet. */
  public static boolean present(Table table, Place planet, Seat seat) {
    return table.units().at(planet).stream()
        .anyMatch(s -> s.owner().equals(seat) && Stats.of(table, s).isGroundForce());
  }

  @Override
  public void proceed(Draft<Battles, Table> draft, GroundCombat combat) {
    switch (combat.step()) {
      case BEGIN -> begin(draft, combat);
      case ROLL -> roll(draft, combat);
      case HITS_ASSIGNED -> {
        InFight assigned = Fight.of(combat).assigned(draft.own().weary());
        if (!opens(draft, at(combat, Step.ROUND_ENDS), assigned)) {
          roundEnds(draft, combat);
        }
      }
      case ROUND_ENDS -> roundEnds(draft, combat);
      case ROUND_ENDED -> roundEnded(draft, combat);
      case COMBAT_ENDED -> combatEnded(draft, combat);
    }
  }

  private static void begin(Draft<Battles, Table> draft, GroundCombat combat) {
    draft.add(new CombatBegan(place(combat), combat.attacker(), combat.defender()));
    draft.add(new RoundBegan(place(combat), combat.round()));
    boolean opened =
        opens(
            draft,
            at(combat, Step.ROLL),
            Fight.of(combat).both(CombatMoment.COMBAT_BEGINS, CombatMoment.ROUND_BEGINS));
    if (!opened) {
      roll(draft, combat);
    }
  }

  private static void roll(Draft<Battles, Table> draft, GroundCombat combat) {
    if (isOver(draft.table(), combat)) {
      roundEnds(draft, combat);
      return;
    }
    draft.change(at(combat, Step.HITS_ASSIGNED));
    draft.call(
        new Exchange(
            place(combat),
            combat.attacker(),
            combat.defender(),
            combat.round(),
            HitSource.GROUND_COMBAT,
            combat.attacker(),
            combat.defender()));
  }

  /** The last round ends with the combat. Rule: ground_combat.4.2. */
  private static void roundEnds(Draft<Battles, Table> draft, GroundCombat combat) {
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

  private static void roundEnded(Draft<Battles, Table> draft, GroundCombat combat) {
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

  private static void nextRound(Draft<Battles, Table> draft, GroundCombat combat) {
    GroundCombat next =
        new GroundCombat(
            combat.system(),
            combat.planet(),
            combat.attacker(),
            combat.defender(),
            combat.round() + 1,
            Step.ROLL);
    draft.add(new RoundBegan(place(combat), next.round()));
    draft.change(next);
    if (!Fight.occurs(draft, Fight.of(next).both(CombatMoment.ROUND_BEGINS))) {
      roll(draft, next);
    }
  }

  /** Ground forces may have come at the end of the combat: then it goes on. */
  private static void combatEnded(Draft<Battles, Table> draft, GroundCombat combat) {
    if (!isOver(draft.table(), combat)) {
      nextRound(draft, combat);
      return;
    }
    Optional<Seat> winner = winner(draft.table(), combat);
    draft.add(new CombatEnded(place(combat), winner));
    draft.close(new Fought(winner));
  }

  private static boolean isOver(Table table, GroundCombat combat) {
    return !present(table, place(combat), combat.attacker())
        || !present(table, place(combat), combat.defender());
  }

  private static Optional<Seat> winner(Table table, GroundCombat combat) {
    return Stream.of(combat.attacker(), combat.defender())
        .filter(seat -> present(table, place(combat), seat))
        .findFirst();
  }

  /** Something happens, and whatever hangs on it comes before the next step. */
  private static boolean opens(Draft<Battles, Table> draft, GroundCombat next, InFight occurrence) {
    if (!CombatMoments.MOMENTS.concern(draft.table(), occurrence)) {
      return false;
    }
    draft.change(next);
    return Fight.occurs(draft, occurrence);
  }

  private static Place place(GroundCombat combat) {
    return Place.on(combat.system(), combat.planet());
  }

  private static GroundCombat at(GroundCombat combat, Step step) {
    return new GroundCombat(
        combat.system(),
        combat.planet(),
        combat.attacker(),
        combat.defender(),
        combat.round(),
        step);
  }
}
