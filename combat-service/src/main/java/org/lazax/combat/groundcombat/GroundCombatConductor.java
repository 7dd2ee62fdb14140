package org.lazax.combat.groundcombat;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Draft;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.UnaskedConductor;
import org.lazax.combat.Battles;
import org.lazax.combat.TableBattle;
import org.lazax.combat.ability.Roll;
import org.lazax.combat.battle.CombatBegan;
import org.lazax.combat.battle.CombatEnded;
import org.lazax.combat.battle.RoundBegan;
import org.lazax.combat.dice.Batteries;
import org.lazax.combat.dice.Volley;
import org.lazax.combat.hits.BothSides;
import org.lazax.table.Table;
import org.lazax.table.procedure.CombatOutcome.Fought;
import org.lazax.table.procedure.CombatProcedure.GroundCombat;
import org.lazax.table.procedure.CombatProcedure.Hits;
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
    Place planet = Place.on(combat.system(), combat.planet());
    if (combat.round() == 0) {
      draft.add(new CombatBegan(planet, combat.attacker(), combat.defender()));
    }
    boolean assigning =
        BothSides.assign(
            draft,
            combat.hits(),
            combat.attacker(),
            combat.defender(),
            planet,
            HitSource.GROUND_COMBAT,
            left -> at(combat, combat.round(), left));
    if (!assigning) {
      fightOn(draft, combat, planet);
    }
  }

  private static void fightOn(Draft<Battles, Table> draft, GroundCombat combat, Place planet) {
    List<Seat> standing =
        List.of(combat.attacker(), combat.defender()).stream()
            .filter(seat -> present(draft.table(), planet, seat))
            .toList();
    if (standing.size() < 2) {
      Optional<Seat> winner = standing.stream().findFirst();
      draft.add(new CombatEnded(planet, winner));
      draft.close(new Fought(winner));
      return;
    }
    draft.add(new RoundBegan(planet, combat.round() + 1));
    TableBattle battle =
        new TableBattle(
            draft.table(), planet, combat.round() + 1, combat.attacker(), combat.defender());
    int onDefender = roll(draft, battle, combat.attacker());
    int onAttacker = roll(draft, battle, combat.defender());
    draft.change(at(combat, combat.round() + 1, new Hits(onAttacker, onDefender)));
  }

  private static int roll(Draft<Battles, Table> draft, TableBattle battle, Seat seat) {
    return Volley.roll(
        draft,
        seat,
        HitSource.GROUND_COMBAT,
        battle.place(),
        Batteries.of(battle, new Roll(battle.side(seat), HitSource.GROUND_COMBAT)));
  }

  private static GroundCombat at(GroundCombat combat, int round, Hits hits) {
    return new GroundCombat(
        combat.system(), combat.planet(), combat.attacker(), combat.defender(), round, hits);
  }
}
