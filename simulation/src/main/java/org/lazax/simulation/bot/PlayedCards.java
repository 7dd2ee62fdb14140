package org.lazax.simulation.bot;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.form.Candidate;
import org.lazax.chronicle.form.Field;
import org.lazax.chronicle.form.Form;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.ability.AbilityProcedure.Moment;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.CardPlayed;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;

/**
 * A plain sense of value: an action card is worth more when it is played than in the hand, a card
 * that cancels another is for players who are not behind, and whoever leads is its target.
 */
final class PlayedCards {
  private static final String USE = ".use-ability";
  private static final String CHOOSE = ".choose";
  private static final String CHOSEN = "chosen";

  private PlayedCards() {}

  /** The card that the bot plays, or the player whom it chooses for one; empty for neither. */
  static Optional<FilledForm> preferred(Table table, Seat seat, List<Form> forms) {
    return forms.stream()
        .flatMap(form -> played(table, seat, form).or(() -> target(table, seat, form)).stream())
        .findFirst();
  }

  private static Optional<FilledForm> played(Table table, Seat seat, Form form) {
    return form.command().endsWith(USE)
            && form.sample().command() instanceof UseAbility use
            && isActionCard(use.ability())
            && isWorthIt(table, seat)
        ? Optional.of(FilledForm.sample(form))
        : Optional.empty();
  }

  private static boolean isActionCard(AbilityRef ability) {
    return ability.component().kind() == ComponentRef.Kind.ACTION_CARD;
  }

  /** A card of a player who is behind is not cancelled. */
  private static boolean isWorthIt(Table table, Seat seat) {
    return table
        .kernel()
        .within(Moment.class)
        .map(Moment::occurrence)
        .filter(CardPlayed.class::isInstance)
        .map(played -> ((CardPlayed) played).player())
        .filter(player -> points(table, player) < points(table, seat))
        .isEmpty();
  }

  /** The other player with the most points, where one player is chosen for an action card. */
  private static Optional<FilledForm> target(Table table, Seat seat, Form form) {
    return form.command().endsWith(CHOOSE)
            && form.about().get("ability") instanceof AbilityRef ability
            && isActionCard(ability)
            && form.fields().getFirst() instanceof Field.Choose field
            && field.take().min() == 1
        ? rival(table, seat, field)
            .map(leader -> new FilledForm(form, Map.of(CHOSEN, List.of(leader.toString()))))
        : Optional.empty();
  }

  private static Optional<Seat> rival(Table table, Seat seat, Field.Choose field) {
    return table.seats().stream()
        .filter(other -> !other.equals(seat))
        .filter(other ->
            field.from().stream()
                .anyMatch(each -> Candidate.text(each.value()).equals(other.toString())))
        .max(Comparator.comparingInt(other -> points(table, other)));
  }

  private static int points(Table table, Seat seat) {
    return table.player(seat).victoryPoints();
  }
}
