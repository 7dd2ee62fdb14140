package org.lazax.combat.spacecombat;

import org.lazax.chronicle.Draft;
import org.lazax.chronicle.Seat;
import org.lazax.combat.Battles;
import org.lazax.combat.TableBattle;
import org.lazax.combat.ability.Roll;
import org.lazax.combat.dice.Batteries;
import org.lazax.combat.dice.Volley;
import org.lazax.table.Table;
import org.lazax.table.procedure.CombatProcedure.Hits;
import org.lazax.table.procedure.CombatProcedure.SpaceCombat;
import org.lazax.table.procedure.HitSource;
import org.lazax.table.units.Place;

/**
 * Both sides roll before any fighter is removed, also where there is none. Rolling costs nothing,
 * so nobody is asked. Rules: anti_fighter_barrage.1, anti_fighter_barrage.1.4, space_combat.3.
 */
final class AntiFighterBarrage {
  private AntiFighterBarrage() {}

  static Hits roll(Draft<Battles, Table> draft, SpaceCombat combat) {
    int onDefender = roll(draft, combat, combat.attacker());
    return new Hits(roll(draft, combat, combat.defender()), onDefender);
  }

  private static int roll(Draft<Battles, Table> draft, SpaceCombat combat, Seat seat) {
    Place space = Place.space(combat.system());
    TableBattle battle =
        new TableBattle(draft.table(), space, combat.round(), combat.attacker(), combat.defender());
    return Volley.roll(
        draft,
        seat,
        HitSource.ANTI_FIGHTER_BARRAGE,
        space,
        Batteries.of(battle, new Roll(battle.side(seat), HitSource.ANTI_FIGHTER_BARRAGE)));
  }
}
