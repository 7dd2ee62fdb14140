package org.lazax.chronicle.host;

import java.util.Optional;
import java.util.function.Supplier;
import org.lazax.chronicle.Chance;
import org.lazax.chronicle.Dice;

/** Dice that are made when the first is thrown: most decisions throw none. */
final class DiceOnDemand implements Dice {
  private final Supplier<Dice> made;
  private Optional<Dice> dice = Optional.empty();

  DiceOnDemand(Supplier<Dice> made) {
    this.made = made;
  }

  @Override
  public Chance roll(int sides, int count) {
    return dice().roll(sides, count);
  }

  @Override
  public Chance draw(int of, int count) {
    return dice().draw(of, count);
  }

  @Override
  public boolean touched() {
    return dice.filter(Dice::touched).isPresent();
  }

  private Dice dice() {
    if (dice.isEmpty()) {
      dice = Optional.of(made.get());
    }
    return dice.get();
  }
}
