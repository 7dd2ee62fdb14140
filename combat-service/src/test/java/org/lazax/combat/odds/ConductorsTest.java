package org.lazax.combat.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.combat.Field.ON_ALBION;
import static org.lazax.combat.Field.SYSTEM;
import static org.lazax.combat.Field.field;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.StringJoiner;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.kernel.Procedure;
import org.lazax.rules.combat.GroundForces;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.CombatProcedure.SpaceCannonOffense;
import org.lazax.rules.procedure.Invasion;
import org.lazax.rules.procedure.SpaceCombat;
import org.lazax.table.Table;
import org.lazax.table.units.Place;

/** Random fights that the playing conductors fight end as the odds say. */
class ConductorsTest {
  private static final int FIGHTS = 25;
  private static final int PLAYED = 100;
  private static final double SIGMAS = 4;

  /** So many ships nobody has to trim. */
  private static final int FLEET = 8;

  private static final List<String> FACTIONS =
      Catalog.standard().factions().keySet().stream().map(FactionId::value).sorted().toList();

  private final Random random = new Random(7);

  @Test
  void spaceCombatsEndAsTheOddsSay() {
    for (int i = 0; i < FIGHTS; i++) {
      Force attacker = ships(FACTIONS.get(i));
      Force defender = ships(anybody());
      TableKit kit = attacker.on(P1, "27", defender.on(P2, "27", field()));

      agree(
          Asked.space(attacker.asked(), defender.asked()),
          attacker + " v " + defender,
          kit.frame(new SpaceCombat(SYSTEM, P1, P2)),
          new SpaceCannonOffense(P1, SYSTEM, List.of(P1, P2)),
          (table, seat) -> !table.units().ships(SYSTEM, seat).isEmpty());
    }
  }

  @Test
  void invasionsEndAsTheOddsSay() {
    for (int i = 0; i < FIGHTS; i++) {
      Force attacker =
          force(FACTIONS.get(i), UnitType.INFANTRY, UnitType.MECH, UnitType.DREADNOUGHT);
      attacker.units.put(UnitType.CARRIER, 2);
      attacker.units.merge(UnitType.INFANTRY, 1, Integer::sum);
      Force defender = force(anybody(), UnitType.INFANTRY, UnitType.MECH, UnitType.PDS);
      TableKit kit =
          attacker.on(P1, "27", defender.on(P2, ON_ALBION, field())).sheet(P1, 2, FLEET, 2);

      agree(
          Asked.ground(attacker.asked(), defender.asked()),
          attacker + " v " + defender,
          kit,
          new Invasion(P1, SYSTEM),
          (table, seat) -> GroundForces.present(table, Place.of(ON_ALBION), seat));
    }
  }

  private interface Standing {
    boolean stands(Table table, Seat seat);
  }

  private void agree(
      OddsAnswer odds, String fight, TableKit kit, Procedure procedure, Standing standing) {
    Table table = kit.frame(procedure).table();
    int attacker = 0;
    int defender = 0;
    for (int i = 0; i < PLAYED; i++) {
      Table end = new PlayedFight(table, random).play();
      boolean first = standing.stands(end, P1);
      boolean second = standing.stands(end, P2);
      attacker += first && !second ? 1 : 0;
      defender += second && !first ? 1 : 0;
    }
    close(fight, odds.attackerWins(), attacker);
    close(fight, odds.defenderWins(), defender);
  }

  private static void close(String fight, double expected, int seen) {
    double sigma = Math.sqrt(expected * (1 - expected) / PLAYED);
    assertThat(Math.abs(expected - (double) seen / PLAYED))
        .as(fight)
        .isLessThan(SIGMAS * sigma + 3.0 / PLAYED);
  }

  private String anybody() {
    return FACTIONS.get(random.nextInt(FACTIONS.size()));
  }

  private Force ships(String faction) {
    Force force =
        force(
            faction,
            UnitType.FLAGSHIP,
            UnitType.DREADNOUGHT,
            UnitType.CRUISER,
            UnitType.DESTROYER,
            UnitType.FIGHTER);
    force.units.merge(UnitType.CRUISER, 1, Integer::sum);
    return force;
  }

  private Force force(String faction, UnitType... types) {
    Map<UnitType, Integer> units = new EnumMap<>(UnitType.class);
    for (UnitType type : types) {
      if (random.nextBoolean()) {
        units.put(type, type == UnitType.FLAGSHIP ? 1 : 1 + random.nextInt(2));
      }
    }
    return new Force(faction, units);
  }

  /** The same side for a game and for the odds. */
  private record Force(String faction, Map<UnitType, Integer> units) {
    TableKit on(Seat seat, String place, TableKit kit) {
      TableKit filled = kit.player(seat, faction);
      for (Map.Entry<UnitType, Integer> unit : units.entrySet()) {
        filled = filled.units(seat, place, unit.getKey(), unit.getValue());
      }
      return filled;
    }

    String asked() {
      StringJoiner asked = new StringJoiner(",", "'faction':'" + faction + "','units':{", "}");
      units.forEach(
          (type, count) -> asked.add("'" + type.name().toLowerCase(Locale.ROOT) + "':" + count));
      return asked.toString();
    }
  }
}
