package org.lazax.combat.dice;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.lazax.rules.combat.roll.UnitDice;

/**
 * One unit of a roll with the results of its dice. Rule: relic/the_crown_of_thalnos.N2.1.
 *
 * @param unit the dice of this unit alone
 * @param number its number among like units, from 1
 * @param from the index of its first die among the dice of the roll
 * @param dice the results of its dice
 */
public record RolledUnit(UnitDice unit, int number, int from, List<Integer> dice) {
  public RolledUnit {
    dice = List.copyOf(dice);
  }

  /** All units of a roll; none if the number of dice is not the number that the units roll. */
  public static List<RolledUnit> of(List<UnitDice> batteries, List<Integer> dice) {
    if (batteries.stream().mapToInt(UnitDice::dice).sum() != dice.size()) {
      return List.of();
    }
    List<RolledUnit> stakes = new ArrayList<>();
    int from = 0;
    for (UnitDice battery : DiceRoller.ordered(batteries)) {
      for (int unit = 0; unit < battery.units(); unit++) {
        UnitDice one = battery.of(1, unit == 0);
        stakes.add(new RolledUnit(one, unit + 1, from, dice.subList(from, from + one.dice())));
        from += one.dice();
      }
    }
    return stakes;
  }

  /**
   * The id by which a player names the unit, such as {@code cruiser-2}. If a component marks the
   * unit, the id begins with its name.
   */
  public String id() {
    return unit.mark().map(mark -> mark.name() + "-").orElse("")
        + unit.type().text()
        + "-"
        + number;
  }

  /**
   * The ids by which a player names its dice: that of the unit, with a number if it has several.
   */
  public List<String> dieIds() {
    return dice.size() == 1
        ? List.of(id())
        : IntStream.rangeClosed(1, dice.size()).mapToObj(die -> id() + "." + die).toList();
  }

  /** The indices of its dice that missed, from 0. */
  public List<Integer> missed() {
    return IntStream.range(0, dice.size())
        .filter(die -> unit.hits(dice.get(die)) == 0)
        .boxed()
        .toList();
  }

  /** The number of hits that its dice make. */
  public int hits() {
    return dice.stream().mapToInt(unit::hits).sum();
  }

  /** The same unit with a number added to its results. */
  public RolledUnit plus(String name, int bonus) {
    return new RolledUnit(unit.plus(name, bonus), number, from, dice);
  }

  /** The same unit with other results. */
  public RolledUnit with(List<Integer> now) {
    return new RolledUnit(unit, number, from, now);
  }
}
