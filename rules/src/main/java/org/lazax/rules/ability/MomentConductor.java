package org.lazax.rules.ability;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.decider.Asks;
import org.lazax.chronicle.decider.Asks.Players;
import org.lazax.chronicle.decider.Conductor;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.decider.Position;
import org.lazax.chronicle.kernel.KernelEvent.WindowClosed;
import org.lazax.chronicle.kernel.PassRule;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.rules.ability.AbilityCommand.Choose;
import org.lazax.rules.ability.AbilityCommand.LetPass;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.ability.AbilityProcedure.Effect;
import org.lazax.rules.ability.AbilityProcedure.Moment;
import org.lazax.rules.ability.AbilityProcedure.Use;
import org.lazax.table.Table;

/**
 * Conducts an occurrence. Forced abilities are resolved at once. Then players use one ability each,
 * in the order of the phase, until all players who could use one have passed consecutively. A
 * player who cannot use any is not asked. A player with standing orders for the moment passes
 * without being asked. After an ability is used, forced abilities wait for their turn if the order
 * matters. A moment can lapse because of an ability used at it; then no further ability is used.
 * Rules: abilities.8, abilities.19, abilities.20, abilities.N4.
 *
 * @param <S> the service's own state
 */
@Asks(
    named = "the moment's name",
    players = Players.IN_TURN,
    awaited = "The players who hold hidden cards or could use an ability now.",
    silence = "`let-pass`")
final class MomentConductor<S> implements Conductor<S, Table, Moment, AbilityCommand> {
  private final Service service;
  private final Moments moments;

  MomentConductor(Service service, Moments moments) {
    this.service = service;
    this.moments = moments;
  }

  @Override
  public Class<Moment> procedure() {
    return Moment.class;
  }

  @Override
  public Class<AbilityCommand> commands() {
    return AbilityCommand.class;
  }

  @Override
  public List<Class<?>> commandTypes() {
    return List.of(UseAbility.class, LetPass.class);
  }

  @Override
  public void proceed(Draft<S, Table> draft, Moment moment) {
    if (moments.isLapsed(draft.table(), moment.occurrence())) {
      draft.close();
      return;
    }
    Abilities abilities = moments.abilities(draft.table());
    if (moment.progress().asked() && !abilities.force(moment.occurrence())) {
      draft.close();
      return;
    }
    List<Seat> order = ResolutionOrder.from(draft.table(), moment.progress().first());
    Optional<Use> forced = forced(draft.table(), abilities, moment, order);
    List<Seat> audience = audience(draft.table(), abilities, moment, order, forced);
    if (forced.isPresent()
        && (!inTurn(moment) || moment.progress().asked() || audience.isEmpty())) {
      Seat next =
          moment.occurrence().takesTurns() ? after(draft, forced.get()) : moment.progress().first();
      resolve(draft, moment, forced.get(), next);
    } else if (moment.progress().asked() || audience.isEmpty()) {
      draft.close();
    } else {
      draft.change(moment.asking());
      draft.ask(about(moment), audience, PassRule.UNTIL_ALL_PASS);
      OrderedPasses.obey(draft);
    }
  }

  /** The first forced ability that is left. */
  private static Optional<Use> forced(
      Table table, Abilities abilities, Moment moment, List<Seat> order) {
    for (Seat seat : order) {
      List<Granted<?>> forced =
          abilities.forced(table, seat, moment.occurrence(), moment.progress().used());
      if (!forced.isEmpty()) {
        return Optional.of(forced.getFirst().use());
      }
    }
    return Optional.empty();
  }

  /** The players who are asked before the forced ability. */
  private static List<Seat> audience(
      Table table, Abilities abilities, Moment moment, List<Seat> order, Optional<Use> forced) {
    List<Seat> audience = new ArrayList<>();
    for (Seat seat : order) {
      if (inTurn(moment) && isNext(forced, seat)) {
        break;
      }
      if (abilities.mayUse(table, seat, moment.occurrence(), moment.progress().used())) {
        audience.add(seat);
      }
    }
    return audience;
  }

  /** Whether an ability was used, so that all others wait for their turn. */
  private static boolean inTurn(Moment moment) {
    return moment.occurrence().takesTurns() && !moment.progress().used().isEmpty();
  }

  private static boolean isNext(Optional<Use> forced, Seat seat) {
    return forced.filter(use -> use.seat().equals(seat)).isPresent();
  }

  @Override
  public void answer(Draft<S, Table> draft, Moment moment, AbilityCommand command) {
    switch (command) {
      case UseAbility use -> use(draft, moment, use.by(draft.actor()));
      case LetPass _ -> {
        draft.passed();
        OrderedPasses.obey(draft);
      }
      case Choose _ -> draft.require(Optional.of(notAsked(command)));
    }
  }

  private void use(Draft<S, Table> draft, Moment moment, Use use) {
    Abilities abilities = moments.abilities(draft.table());
    draft.require(
        abilities.refusal(draft.table(), use, moment.occurrence(), moment.progress().used()));
    int window = draft.table().kernel().awaiting().orElseThrow().id();
    draft.add(new WindowClosed(window));
    abilities.show(draft, use);
    resolve(draft, moment, use, after(draft, use));
  }

  private static <S> Seat after(Draft<S, Table> draft, Use use) {
    List<Seat> order = ResolutionOrder.from(draft.table(), use.seat());
    return order.get(1 % order.size());
  }

  private static <S> void resolve(Draft<S, Table> draft, Moment moment, Use use, Seat next) {
    draft.change(moment.used(use, next));
    draft.call(new Effect(moment.service(), use, moment.occurrence()));
  }

  private static String about(Moment moment) {
    return moment.occurrence().moment().value();
  }

  private static Refusal notAsked(AbilityCommand command) {
    return Refusal.of(Refusal.NOT_AWAITED, "an ability may be used or the moment let pass")
        .with("command", WireTypes.nameOf(command));
  }

  @Override
  public List<Option> options(Position<S, Table> position, Moment moment, Seat seat) {
    List<Option> options = new ArrayList<>();
    moments
        .abilities(position.table())
        .usable(position.table(), seat, moment.occurrence(), moment.progress().used())
        .stream()
        .filter(granted -> !granted.ability().forced())
        .forEach(granted -> options.add(granted.option(position.table(), service)));
    options.add(
        new AbilityOption.Passing(
            new LetPass(service),
            "Use no ability",
            MomentWords.of(position.table(), moment.occurrence())));
    return options;
  }

  @Override
  public Optional<AbilityCommand> defaultAnswer(
      Position<S, Table> position, Moment moment, Seat seat) {
    return Optional.of(new LetPass(service));
  }
}
