package org.lazax.game.orders;

import com.google.common.collect.Sets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.rules.ability.OrderedPasses;
import org.lazax.rules.ability.StandingOrdersLeft;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.CardPlayed;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.table.Player;
import org.lazax.table.Table;
import org.lazax.table.immutable.Copies;
import org.lazax.table.orders.MomentName;
import org.lazax.table.orders.OrderScope;

/**
 * Standing orders can be left at any time from the first round on, whoever is awaited. The option
 * is given to a player who is asked at a moment or who has standing orders. A player who is asked
 * at a moment of the new orders passes at once.
 *
 * @param asked the moment at which the player is asked now; empty if there is none
 * @param lettingPass the moments at which the player passes by the orders in force
 * @param butCancels all moments of the game at which no card is cancelled
 * @param times for how long orders can be given now, the longest first
 */
public record LeavingOrders(
    Optional<MomentName> asked,
    Set<MomentName> lettingPass,
    Set<MomentName> butCancels,
    List<OrderScope> times)
    implements Option {
  private static final MomentName CARD_PLAYED = new MomentName(WireTypes.nameOf(CardPlayed.class));

  public LeavingOrders {
    times = List.copyOf(times);
  }

  /** Orders that the player puts together. */
  @Override
  public Form form() {
    LeaveStandingOrders sample =
        new LeaveStandingOrders(Set.copyOf(asked.stream().toList()), Optional.of(times.getLast()));
    return Form.of(sample)
        .with(
            Field.choose(
                "lettingPass",
                Bounds.atLeast(0),
                Candidate.each(
                    Stream.concat(asked.stream(), lettingPass.stream().sorted())
                        .distinct()
                        .toList())))
        .with(Field.oneOrNone("until", times));
  }

  /** Orders that the player puts together, and the usual ones. */
  @Override
  public List<Form> forms() {
    List<Form> forms = new ArrayList<>();
    forms.add(form());
    if (asked.isPresent()) {
      forms.add(onlyToCancel());
    }
    untilTheRoundEnds().ifPresent(forms::add);
    if (!lettingPass.isEmpty()) {
      forms.add(Form.of(new LeaveStandingOrders(Set.of())).titled("Ask me at all moments"));
    }
    return List.copyOf(forms);
  }

  private Form onlyToCancel() {
    return Form.of(new LeaveStandingOrders(butCancels, Optional.of(OrderScope.OWN_TURN)))
        .titled("Until my next turn ask me only whether I cancel a card");
  }

  /**
   * The orders in force and this moment, so that one after the other can be added; empty if the
   * player is not asked at a moment of a round.
   */
  public Optional<Form> untilTheRoundEnds() {
    return asked.filter(_ -> times.contains(OrderScope.ROUND)).map(this::neither);
  }

  private Form neither(MomentName moment) {
    return Form.of(
            new LeaveStandingOrders(
                Copies.ordered(Sets.union(lettingPass, Set.of(moment))),
                Optional.of(OrderScope.ROUND)))
        .titled("Until the round ends ask me neither here nor where I am not asked now");
  }

  /** The option of a seat to change its standing orders now. */
  public static List<Option> of(Table table, Seat seat) {
    Player player = table.players().get(seat);
    if (table.round() == 0 || player == null) {
      return List.of();
    }
    Optional<MomentName> asked =
        table
            .kernel()
            .awaiting()
            .filter(window -> window.awaited().contains(seat))
            .flatMap(window -> OrderedPasses.moment(table, window));
    Set<MomentName> lettingPass = player.standingOrders().lettingPass(table.kernel());
    return asked.isEmpty() && lettingPass.isEmpty()
        ? List.of()
        : List.of(
            new LeavingOrders(
                asked,
                lettingPass,
                Ruleset.of(table).cached(LeavingOrders.class, LeavingOrders::butCancels),
                StandingOrdersLeft.times(table)));
  }

  private static Set<MomentName> butCancels(Ruleset ruleset) {
    return Copies.without(ruleset.moments(), CARD_PLAYED);
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
      draft.add(
          new StandingOrdersLeft(
              draft.actor(), orders.lettingPass(), orders.until().orElse(OrderScope.GAME)));
      OrderedPasses.obey(draft);
      return true;
    }
    return false;
  }

  /** Ends the orders that a player has given until its own turn, which begins now. */
  public static void endWithTurnOf(Draft<?, Table> draft, Seat seat) {
    if (draft.table().player(seat).standingOrders().has(OrderScope.OWN_TURN)) {
      draft.add(new StandingOrdersLeft(seat, Set.of(), OrderScope.OWN_TURN));
    }
  }
}
