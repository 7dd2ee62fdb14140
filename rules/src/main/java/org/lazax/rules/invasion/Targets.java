package org.lazax.rules.invasion;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.rules.combat.GroundForces;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.TableCombatView;
import org.lazax.rules.combat.roll.Roll;
import org.lazax.rules.combat.roll.RollRules;
import org.lazax.rules.combat.roll.UnitDice;
import org.lazax.rules.procedure.Bombardment;
import org.lazax.rules.procedure.HitSource;
import org.lazax.table.Table;
import org.lazax.table.units.Place;

/** The planets that the active player can bombard, and the dice. */
public final class Targets {
  private Targets() {}

  /** The dice of the active player's ships. Other players never bombard. Rule: bombardment.N3. */
  public static List<UnitDice> batteries(Table table, Bombardment bombardment) {
    return batteries(battle(table, bombardment, Place.space(bombardment.system())));
  }

  /** The dice against one planet. */
  public static List<UnitDice> batteries(Table table, Bombardment bombardment, Place planet) {
    return batteries(battle(table, bombardment, planet));
  }

  private static List<UnitDice> batteries(TableCombatView battle) {
    return RollRules.of(battle, new Roll(Side.ATTACKER, HitSource.BOMBARDMENT));
  }

  private static TableCombatView battle(Table table, Bombardment bombardment, Place place) {
    Seat seat = bombardment.seat();
    Seat victim = place.isSpace() ? seat : victim(table, place, bombardment.seat()).orElse(seat);
    return new TableCombatView(table, place, seat, victim);
  }

  public static List<PlanetId> planets(Table table, Bombardment bombardment) {
    return table.galaxy().planets(bombardment.system()).stream()
        .filter(planet -> barred(table, bombardment, planet).isEmpty())
        .toList();
  }

  /** Why this planet cannot be bombarded; empty if it can. */
  public static Optional<Refusal> barred(Table table, Bombardment bombardment, PlanetId planet) {
    if (!table.galaxy().planets(bombardment.system()).contains(planet)) {
      return Optional.of(
          Refusal.rule("bombardment.1.4", "only planets of the active system are bombarded")
              .with("planet", planet));
    }
    Place place = Place.on(bombardment.system(), planet);
    if (victim(table, place, bombardment.seat()).isEmpty()) {
      return Optional.of(
          Refusal.rule("bombardment.0", "there are no ground forces to hit")
              .with("planet", planet));
    }
    TableCombatView battle = battle(table, bombardment, place);
    if (PlanetaryShield.stops(battle)) {
      return Optional.of(
          Refusal.rule("planetary_shield.0", "a planetary shield covers this planet")
              .with("planet", planet));
    }
    return batteries(battle).isEmpty()
        ? Optional.of(
            Refusal.rule("abilities.6", "a component forbids that this planet is bombarded")
                .with("planet", planet))
        : Optional.empty();
  }

  /** The player whose ground forces take the hits; empty if there are none. */
  public static Optional<Seat> victim(Table table, Place planet, Seat bombarding) {
    return GroundForces.defender(table, planet, bombarding);
  }
}
