package org.lazax.simulation.bot;

import java.util.List;
import java.util.SplittableRandom;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.form.Form;
import org.lazax.table.Table;

/** A bot that fills in a random form randomly. All forms have the same probability. */
public final class RandomBot implements Bot {
  private final SplittableRandom random;
  private final FormFiller filler;

  public RandomBot(long seed) {
    this.random = new SplittableRandom(seed);
    this.filler = new FormFiller(random);
  }

  @Override
  public FilledForm play(Table table, Seat seat, List<Form> forms) {
    return filler.fill(forms.get(random.nextInt(forms.size())));
  }
}
