package org.lazax.chronicle.host;

import java.util.Optional;
import java.util.function.Supplier;
import org.lazax.chronicle.Chance;
import org.lazax.chronicle.Dice;

/** Dice that are created at the first draw. Most decisions draw no number. */
final class DiceOnDemand implements Dice {
  private final Supplier<Dice> supplier;
  private Optional<Dice> dice = Optional.empty();

  DiceOnDemand(Supplier<Dice> supplier) {
    this.supplier = supplier;
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
  public boolean used() {
    return dice.filter(Dice::used).isPresent();
  }

  private Dice dice() {
    if (dice.isEmpty()) {
      dice = Optional.of(supplier.get());
    }
    return dice.get();
  }
}
