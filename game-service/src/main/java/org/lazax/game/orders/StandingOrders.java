package org.lazax.game.orders;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.form.Bounds;
import org.lazax.chronicle.form.Candidate;
import org.lazax.chronicle.form.Field;
import org.lazax.chronicle.form.Form;
import org.lazax.chronicle.kernel.Window;
import org.lazax.rules.ability.StandingOrdersLeft;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.table.MomentName;
import org.lazax.table.Player;
import org.lazax.table.Table;

/**
 * The moments that a player passes without being asked. They can be set at any time from the first
 * round on, whoever is awaited. The option is given to a player who is asked at such a moment or
 * who has standing orders.
 *
 * @param moment the moment at which the player is asked now; empty if there is none
 * @param lettingPass the moments of the current standing orders
 */
public record StandingOrders(List<MomentName> moment, List<MomentName> lettingPass)
    implements Option {
  public StandingOrders {
    moment = List.copyOf(moment);
    lettingPass = List.copyOf(lettingPass);
  }

  @Override
  public Form form() {
    return Form.of(new LeaveStandingOrders(Set.copyOf(moment)))
        .with(
            Field.choose(
                "lettingPass",
                Bounds.atLeast(0),
                Candidate.each(
                    Stream.concat(moment.stream(), lettingPass.stream()).distinct().toList())));
  }

  /** The option of a seat to change its standing orders now. */
  public static List<Option> of(Table table, Seat seat) {
    Player player = table.players().get(seat);
    if (table.round() == 0 || player == null) {
      return List.of();
    }
    List<MomentName> asked =
        table
            .kernel()
            .awaiting()
            .filter(window -> window.awaited().contains(seat))
            .map(Window::about)
            .map(MomentName::new)
            .filter(Ruleset.of(table).moments()::contains)
            .stream()
            .toList();
    return asked.isEmpty() && player.lettingPass().isEmpty()
        ? List.of()
        : List.of(new StandingOrders(asked, List.copyOf(player.lettingPass())));
  }

  /**
   * Sets standing orders if the command does so.
   *
   * @return whether it does
   */
  public static boolean leave(Draft<?, Table> draft, Command command) {
    if (command instanceof LeaveStandingOrders orders
        && draft.table().round() > 0
        && draft.stamp().actor().filter(draft.table().players()::containsKey).isPresent()) {
      draft.add(new StandingOrdersLeft(draft.actor(), orders.lettingPass()));
      return true;
    }
    return false;
  }
}
