package org.lazax.rules.combat.roll;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.unit.UnitType;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.immutable.Copies;
import org.lazax.table.units.Place;

/**
 * Like units that roll together. Rule: space_combat.5.2.
 *
 * @param mark what tells them from others of their type, if anything does
 * @param dice how many they throw in all
 * @param hitsOn the lowest modified result that hits
 * @param modifiers what is added to each result
 * @param extraHits how many hits a die makes beside its own, by what it shows, from 1; empty for
 *     none
 * @param kills how many infantry in space a die kills, by what it shows, from 1; empty for none
 * @param reroll which dice are thrown again
 * @param aim who has to take the hits
 */
public record UnitDice(
    UnitType type,
    Place from,
    Optional<ComponentRef> mark,
    int units,
    int dice,
    int hitsOn,
    List<Modifier> modifiers,
    List<Integer> extraHits,
    List<Integer> kills,
    Reroll reroll,
    HitTargetRule aim) {
  public UnitDice {
    modifiers = List.copyOf(modifiers);
    extraHits = List.copyOf(extraHits);
    kills = List.copyOf(kills);
  }

  /**
   * So many of these units.
   *
   * @param first whether the dice that one of them throws beside the others' are with these
   */
  public UnitDice of(int some, boolean first) {
    return withDice(some, dice / units * some + (first ? dice % units : 0));
  }

  /** The same with something added to each result. */
  public UnitDice plus(String name, int bonus) {
    List<Modifier> more =
        bonus == 0 ? modifiers : Copies.with(modifiers, new Modifier(name, bonus));
    return new UnitDice(type, from, mark, units, dice, hitsOn, more, extraHits, kills, reroll, aim);
  }

  /** The same with dice more for one of the units. */
  UnitDice plus(int more) {
    return withDice(units, dice + more);
  }

  /** The same with these dice thrown again, and no others. */
  public UnitDice with(Reroll again) {
    return new UnitDice(
        type, from, mark, units, dice, hitsOn, modifiers, extraHits, kills, again, aim);
  }

  private UnitDice withDice(int some, int all) {
    return new UnitDice(
        type, from, mark, some, all, hitsOn, modifiers, extraHits, kills, reroll, aim);
  }

  /** What has to be shown for a hit. */
  public int needs() {
    return hitsOn - modifiers.stream().mapToInt(Modifier::value).sum();
  }

  /** Whether a die that shows this would hit with 1 more. */
  public boolean isNear(int shown) {
    return shown + 1 == needs();
  }

  /** How many hits a die makes that shows this. */
  public int hits(int shown) {
    return (shown >= needs() ? 1 : 0) + (extraHits.isEmpty() ? 0 : extraHits.get(shown - 1));
  }

  /** How many infantry a die kills that shows this. */
  public int killed(int shown) {
    return kills.isEmpty() ? 0 : kills.get(shown - 1);
  }
}
