package org.lazax.contract;

import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.form.Form;
import org.lazax.simulation.bot.Bot;
import org.lazax.simulation.bot.FilledForm;
import org.lazax.simulation.bot.FormFiller;
import org.lazax.simulation.bot.RandomBot;
import org.lazax.table.Table;

/** A random bot that prefers what is new. It knows of a command only what its form says. */
final class CuriousBot implements Bot {
  /** How often it fills in a form before it looks at the next. */
  private static final int TRIES = 4;

  private final Bot others;
  private final FormFiller filler;
  private final Predicate<String> promising;
  private final Predicate<Command> isNew;

  /**
   * @param promising whether there can be something new about commands of this wire name
   * @param isNew whether there is something new about this command
   */
  CuriousBot(long seed, Predicate<String> promising, Predicate<Command> isNew) {
    this.others = new RandomBot(seed);
    this.filler = new FormFiller(new SplittableRandom(seed));
    this.promising = promising;
    this.isNew = isNew;
  }

  @Override
  public FilledForm play(Table table, Seat seat, List<Option> options) {
    for (Option option : options) {
      for (Form form : option.forms()) {
        if (promising.test(form.command())) {
          for (int attempt = 0; attempt < TRIES; attempt++) {
            FilledForm filled = attempt == 0 ? FilledForm.sample(form) : filler.fill(form);
            if (isNew.test(filled.command())) {
              return filled;
            }
          }
        }
      }
    }
    return others.play(table, seat, options);
  }
}
