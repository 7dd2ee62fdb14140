package org.lazax.simulation.bot;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.form.Candidate;
import org.lazax.chronicle.form.Field;
import org.lazax.chronicle.form.FilledForm;
import org.lazax.chronicle.form.Form;
import org.lazax.chronicle.form.FormFiller;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;

/**
 * Wants planets, Mecatol Rex and points: takes Imperial and Leadership, goes where it gains most,
 * lands with all it has, builds what it can pay for, scores what it can, shows nobody its secrets.
 * Where it has no opinion it fills in any form by chance.
 */
public final class SimpleBot implements Bot {
  private static final List<String> LIKED_CARDS = List.of("imperial", "leadership");

  /** What it does whenever it can, as the sample has it. */
  private static final Set<String> TAKEN_AS_THEY_ARE =
      Set.of(
          "map.move-ships",
          "game.produce-units",
          "game.follow-strategy-card",
          "game.score-objective",
          "combat.commit-ground-forces",
          "combat.fight-on");

  private static final Set<String> LEFT_ALONE =
      Set.of("game.show-secret", "game.leave-standing-orders");

  private static final int FLEETS = 4;

  private final SplittableRandom random;
  private final FormFiller filler;

  public SimpleBot(long seed) {
    this.random = new SplittableRandom(seed);
    this.filler = new FormFiller(random);
  }

  @Override
  public FilledForm play(Table table, Seat seat, List<Form> forms) {
    for (Form form : forms) {
      Optional<FilledForm> wanted = wanted(table, seat, form);
      if (wanted.isPresent()) {
        return wanted.get();
      }
    }
    List<Form> open = forms.stream().filter(form -> !LEFT_ALONE.contains(form.command())).toList();
    return filler.fill(open.get(random.nextInt(open.size())));
  }

  private static Optional<FilledForm> wanted(Table table, Seat seat, Form form) {
    if (TAKEN_AS_THEY_ARE.contains(form.command())) {
      return Optional.of(FilledForm.sample(form));
    }
    return switch (form.command()) {
      case "game.choose-strategy-card" ->
          LIKED_CARDS.stream()
              .flatMap(card ->
                  form.field("card").offered().stream()
                      .filter(offered -> Candidate.text(offered).equals(card)))
              .findFirst()
              .map(card -> new FilledForm(form, Map.of("card", card)));
      case "game.activate-system" -> activation(table, seat, form);
      case "game.distribute-tokens" -> Optional.of(distribution(form));
      default -> Optional.empty();
    };
  }

  /** Goes where most is to be gained; nowhere in particular where nothing is. */
  private static Optional<FilledForm> activation(Table table, Seat seat, Form form) {
    Ambition ambition = new Ambition(table, seat);
    return form.field("system").offered().stream()
        .filter(system -> worth(ambition, system) > 0)
        .max(Comparator.comparingInt(system -> worth(ambition, system)))
        .map(system -> new FilledForm(form, Map.of("system", system)));
  }

  private static int worth(Ambition ambition, Object system) {
    return ambition.worth(SystemId.of(Candidate.text(system)));
  }

  /** Four for the fleets, one for strategy, the rest to act with. */
  private static FilledForm distribution(Form form) {
    int all = ((Field.Amounts) form.field("tokens")).take().min();
    int fleet = Math.min(FLEETS, all / 2);
    int strategy = Math.min(1, all - fleet);
    return new FilledForm(
        form,
        Map.of(
            "tokens",
            Map.of("tactic", all - fleet - strategy, "fleet", fleet, "strategy", strategy)));
  }
}
