package org.lazax.rules.combat.roll;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.unit.UnitType;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.immutable.Copies;
import org.lazax.table.units.Place;

/**
 * The dice of like units that roll together. Rule: space_combat.5.2.
 *
 * @param mark the component that tells the units from others of their type; empty if none does
 * @param dice the number of dice of all of them
 * @param hitsOn the lowest modified result that hits
 * @param modifiers what is added to each result
 * @param extraHits the number of additional hits of a die by its result, from 1; empty if there are
 *     none
 * @param kills the number of infantry in space that a die destroys by its result, from 1; empty if
 *     there are none
 * @param reroll which dice are rerolled
 * @param aim the units to which the hits must be assigned
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
   * The dice of some of these units.
   *
   * @param first whether they include the additional dice of one unit
   */
  public UnitDice of(int some, boolean first) {
    return withDice(some, dice / units * some + (first ? dice % units : 0));
  }

  /** The same dice with an addition to each result. */
  public UnitDice plus(String name, int bonus) {
    List<Modifier> more =
        bonus == 0 ? modifiers : Copies.with(modifiers, new Modifier(name, bonus));
    return new UnitDice(type, from, mark, units, dice, hitsOn, more, extraHits, kills, reroll, aim);
  }

  /** The same with additional dice for one of the units. */
  UnitDice plus(int more) {
    return withDice(units, dice + more);
  }

  /** The same with exactly these dice rerolled. */
  public UnitDice with(Reroll again) {
    return new UnitDice(
        type, from, mark, units, dice, hitsOn, modifiers, extraHits, kills, again, aim);
  }

  private UnitDice withDice(int some, int all) {
    return new UnitDice(
        type, from, mark, some, all, hitsOn, modifiers, extraHits, kills, reroll, aim);
  }

  /** The lowest unmodified result that hits. */
  public int needs() {
    return hitsOn - modifiers.stream().mapToInt(Modifier::value).sum();
  }

  /** Whether a die with this result would hit with a result higher by 1. */
  public boolean isNear(int shown) {
    return shown + 1 == needs();
  }

  /** The number of hits of a die with this result. */
  public int hits(int shown) {
    return (shown >= needs() ? 1 : 0) + (extraHits.isEmpty() ? 0 : extraHits.get(shown - 1));
  }

  /** The number of infantry that a die with this result destroys. */
  public int killed(int shown) {
    return kills.isEmpty() ? 0 : kills.get(shown - 1);
  }
}
