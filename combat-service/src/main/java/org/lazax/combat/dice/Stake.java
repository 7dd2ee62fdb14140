package org.lazax.combat.dice;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.lazax.rules.combat.roll.Battery;

/**
 * One unit of a roll with its dice as they lie. Rule: relic/the_crown_of_thalnos.N2.1.
 *
 * @param unit it alone
 * @param number which of its like it is, from 1
 * @param from where its dice begin among all of the roll
 * @param dice what they show
 */
public record Stake(Battery unit, int number, int from, List<Integer> dice) {
  public Stake {
    dice = List.copyOf(dice);
  }

  /** All units of a roll; none if these are not so many dice as they throw. */
  public static List<Stake> of(List<Battery> batteries, List<Integer> dice) {
    if (batteries.stream().mapToInt(Battery::dice).sum() != dice.size()) {
      return List.of();
    }
    List<Stake> stakes = new ArrayList<>();
    int from = 0;
    for (Battery battery : Volley.ordered(batteries)) {
      for (int unit = 0; unit < battery.units(); unit++) {
        Battery one = battery.of(1, unit == 0);
        stakes.add(new Stake(one, unit + 1, from, dice.subList(from, from + one.dice())));
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
  public Stake plus(String name, int bonus) {
    return new Stake(unit.plus(name, bonus), number, from, dice);
  }

  /** The same with other dice. */
  public Stake with(List<Integer> now) {
    return new Stake(unit, number, from, now);
  }
}
