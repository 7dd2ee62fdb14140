package org.lazax.game.secrets;

import java.util.List;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.form.Field;
import org.lazax.chronicle.form.Form;
import org.lazax.table.Player;
import org.lazax.table.Table;
import org.lazax.table.event.objectives.SecretShown;

/**
 * The player may show any of these secret objectives to all players, at any time from the first
 * round on, whoever is awaited. This has no other effect. Rule: objective_cards.N4.
 */
public record SecretShowing(List<ObjectiveId> objectives) implements Option {
  public SecretShowing {
    objectives = List.copyOf(objectives);
  }

  @Override
  public Form form() {
    return Form.of(new ShowSecret(objectives.getFirst())).with(Field.one("objective", objectives));
  }

  /** The option of a seat to show secret objectives now. */
  public static List<Option> of(Table table, Seat seat) {
    Player player = table.players().get(seat);
    if (table.round() == 0 || player == null) {
      return List.of();
    }
    List<ObjectiveId> unseen =
        player.secrets().stream().filter(secret -> !player.shown().contains(secret)).toList();
    return unseen.isEmpty() ? List.of() : List.of(new SecretShowing(unseen));
  }

  /**
   * Shows a secret objective if the command does so.
   *
   * @return whether it does
   */
  public static boolean show(Draft<?, Table> draft, Command command) {
    if (command instanceof ShowSecret show
        && draft.table().round() > 0
        && draft.stamp().actor().filter(draft.table().players()::containsKey).isPresent()) {
      draft.add(new SecretShown(draft.actor(), show.objective()));
      return true;
    }
    return false;
  }
}
