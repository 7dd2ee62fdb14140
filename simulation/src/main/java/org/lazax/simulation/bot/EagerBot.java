package org.lazax.simulation.bot;

import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.form.Field;
import org.lazax.chronicle.form.Form;
import org.lazax.table.Table;

/**
 * A simple bot that seldom passes where it can use an ability or announce a retreat, lets no moment
 * of a later fight pass in advance, and lands on any of several planets. It brings about what needs
 * a rare card at a rare moment.
 */
public final class EagerBot implements Bot {
  private static final Set<String> PREFERRED_COMMANDS =
      Set.of(
          "game.use-ability", "map.use-ability", "combat.use-ability", "combat.announce-retreat");

  private static final String LANDING = "combat.commit-ground-forces";
  private static final String PASS_IN_FIGHT = "combat.let-pass";

  /** One in this many answers has no preference, so that no game goes on for ever. */
  private static final int INDIFFERENT_EVERY = 8;

  private final SplittableRandom random;
  private final FormFiller filler;
  private final SimpleBot otherwise;

  public EagerBot(long seed) {
    this.random = new SplittableRandom(seed);
    this.filler = new FormFiller(random);
    this.otherwise = new SimpleBot(seed);
  }

  @Override
  public FilledForm play(Table table, Seat seat, List<Option> options) {
    List<Form> forms = options.stream().flatMap(option -> option.forms().stream()).toList();
    List<Form> preferred = forms.stream().filter(EagerBot::isPreferred).toList();
    if (!preferred.isEmpty() && random.nextInt(INDIFFERENT_EVERY) != 0) {
      return filler.fill(preferred.get(random.nextInt(preferred.size())));
    }
    return forms.stream()
        .filter(form -> form.command().equals(PASS_IN_FIGHT))
        .findFirst()
        .map(FilledForm::sample)
        .orElseGet(() -> otherwise.play(table, seat, options));
  }

  private static boolean isPreferred(Form form) {
    return PREFERRED_COMMANDS.contains(form.command())
        || (form.command().equals(LANDING)
            && form.field("landings") instanceof Field.Each landings
            && landings.from().size() > 1);
  }
}
