package org.lazax.simulation.bot;

import java.util.List;
import java.util.SplittableRandom;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.form.FilledForm;
import org.lazax.chronicle.form.Form;
import org.lazax.chronicle.form.FormFiller;
import org.lazax.table.Table;

/** Takes any form, all alike likely, and fills it in by chance. It knows no command. */
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
