package org.lazax.rules.kit;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.lazax.chronicle.Chance;
import org.lazax.chronicle.Dice;

/** Dice that show what the test says, in order, and nothing beyond it. */
public final class ScriptedDice implements Dice {
  private final List<Integer> script;
  private int taken;

  private ScriptedDice(List<Integer> script) {
    this.script = script;
  }

  public static ScriptedDice showing(int... values) {
    return new ScriptedDice(IntStream.of(values).boxed().toList());
  }

  /** The chance that one throw of ten-sided dice with these results leaves in an event. */
  public static Chance rolled(int... values) {
    List<Integer> results = IntStream.of(values).boxed().toList();
    return new Chance(0, Collections.nCopies(results.size(), TEN), results);
  }

  @Override
  public Chance roll(int sides, int count) {
    return new Chance(0, Collections.nCopies(count, sides), take(count));
  }

  @Override
  public Chance draw(int of, int count) {
    List<Integer> bounds = new ArrayList<>();
    for (int drawn = 0; drawn < count; drawn++) {
      bounds.add(of - drawn);
    }
    return new Chance(0, bounds, take(count));
  }

  @Override
  public boolean used() {
    return taken > 0;
  }

  /** How many of the scripted numbers nobody asked for. */
  public int left() {
    return script.size() - taken;
  }

  private List<Integer> take(int count) {
    if (left() < count) {
      throw new AssertionError(
          count + " more dice are thrown than the " + script.size() + " of the script");
    }
    taken += count;
    return script.subList(taken - count, taken);
  }
}
