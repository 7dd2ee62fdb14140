package org.lazax.combat.dice;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.lazax.rules.combat.roll.UnitDice;

/**
 * One unit of a roll with its dice as they lie. Rule: relic/the_crown_of_thalnos.N2.1.
 *
 * @param unit it alone
 * @param number which of its like it is, from 1
 * @param from where its dice begin among all of the roll
 * @param dice what they show
 */
public record RolledUnit(UnitDice unit, int number, int from, List<Integer> dice) {
  public RolledUnit {
    dice = List.copyOf(dice);
  }

  /** All units of a roll; none if these are not so many dice as they throw. */
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

  /** As a player names it, like {@code cruiser-2}, or with what marks it before that. */
  public String id() {
    return unit.mark().map(mark -> mark.name() + "-").orElse("")
        + unit.type().text()
        + "-"
        + number;
  }

  /** Which of its dice have missed, counted from 0. */
  public List<Integer> missed() {
    return IntStream.range(0, dice.size())
        .filter(die -> unit.hits(dice.get(die)) == 0)
        .boxed()
        .toList();
  }

  /** How many hits its dice make. */
  public int hits() {
    return dice.stream().mapToInt(unit::hits).sum();
  }

  /** The same with something added to its results. */
  public RolledUnit plus(String name, int bonus) {
    return new RolledUnit(unit.plus(name, bonus), number, from, dice);
  }

  /** The same with other dice. */
  public RolledUnit with(List<Integer> now) {
    return new RolledUnit(unit, number, from, now);
  }
}
