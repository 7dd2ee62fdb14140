package org.lazax.simulation.bot;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.form.Candidate;
import org.lazax.chronicle.form.Field;
import org.lazax.chronicle.form.Form;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;

/**
 * A bot with preferences: planets, Mecatol Rex and points. It chooses Imperial and Leadership,
 * activates the most valuable system, lands all ground forces, produces all it can pay for, scores
 * whenever it can, never shows its secrets, plays action cards by {@link PlayedCards}, and trades
 * by {@link Trades}. A moment at which it can do nothing it lets pass until the round ends. Where
 * it has no preference, it fills in a random form.
 */
public final class SimpleBot implements Bot {
  private static final List<String> PREFERRED_CARDS = List.of("imperial", "leadership");

  /** Commands that it gives whenever it can, as in their sample. */
  private static final Set<String> PREFERRED_COMMANDS =
      Set.of(
          "map.move-ships",
          "game.produce-units",
          "game.follow-strategy-card",
          "game.score-objective",
          "combat.commit-ground-forces",
          "combat.fight-on");

  private static final Set<String> AVOIDED_COMMANDS =
      Set.of(
          "game.show-secret",
          "game.show-promissory-note",
          RoundsOrders.COMMAND,
          Trades.OFFER,
          "game.withdraw-offer");

  private static final String PASS = ".let-pass";
  private static final int FLEET_TOKENS = 4;

  private final SplittableRandom random;
  private final FormFiller filler;

  public SimpleBot(long seed) {
    this.random = new SplittableRandom(seed);
    this.filler = new FormFiller(random);
  }

  @Override
  public FilledForm play(Table table, Seat seat, List<Option> options) {
    List<Form> forms = options.stream().flatMap(option -> option.forms().stream()).toList();
    for (Form form : forms) {
      Optional<FilledForm> preferred = preferred(table, seat, form);
      if (preferred.isPresent()) {
        return preferred.get();
      }
    }
    Optional<FilledForm> card = PlayedCards.preferred(table, seat, forms);
    if (card.isPresent()) {
      return card.get();
    }
    List<Form> open =
        forms.stream().filter(form -> !AVOIDED_COMMANDS.contains(form.command())).toList();
    return open.stream().allMatch(form -> form.command().endsWith(PASS))
        ? RoundsOrders.among(options).orElseGet(() -> any(open))
        : any(open);
  }

  private FilledForm any(List<Form> forms) {
    return filler.fill(forms.get(random.nextInt(forms.size())));
  }

  private static Optional<FilledForm> preferred(Table table, Seat seat, Form form) {
    if (PREFERRED_COMMANDS.contains(form.command())) {
      return Optional.of(FilledForm.sample(form));
    }
    return switch (form.command()) {
      case "game.choose-strategy-card" ->
          PREFERRED_CARDS.stream()
              .flatMap(card ->
                  form.field("card").offered().stream()
                      .filter(offered -> Candidate.text(offered).equals(card)))
              .findFirst()
              .map(card -> new FilledForm(form, Map.of("card", card)));
      case "game.activate-system" -> activation(table, seat, form);
      case "game.distribute-tokens" -> Optional.of(distribution(form));
      default -> Trades.preferred(form);
    };
  }

  /** Activates the system with the greatest value; has no preference if all values are 0. */
  private static Optional<FilledForm> activation(Table table, Seat seat, Form form) {
    SystemValues values = new SystemValues(table, seat);
    return form.field("system").offered().stream()
        .filter(system -> value(values, system) > 0)
        .max(Comparator.comparingInt(system -> value(values, system)))
        .map(system -> new FilledForm(form, Map.of("system", system)));
  }

  private static int value(SystemValues values, Object system) {
    return values.of(SystemId.of(Candidate.text(system)));
  }

  /** Four tokens for the fleet pool, one for the strategy pool, the others for the tactic pool. */
  private static FilledForm distribution(Form form) {
    Field.Amounts tokens = (Field.Amounts) form.field("tokens");
    int all = tokens.take().min();
    int fleet = Math.min(most(tokens, "fleet"), Math.min(FLEET_TOKENS, all / 2));
    int strategy = Math.min(1, all - fleet);
    return new FilledForm(
        form,
        Map.of(
            "tokens",
            Map.of("tactic", all - fleet - strategy, "fleet", fleet, "strategy", strategy)));
  }

  private static int most(Field.Amounts tokens, String pool) {
    return tokens.from().stream()
        .filter(candidate -> Candidate.text(candidate.value()).equals(pool))
        .mapToInt(Candidate::supply)
        .sum();
  }
}
