package org.lazax.game.strategicaction;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Asks;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.decider.Position;
import org.lazax.chronicle.wire.SealedTypes;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.game.ability.GameMoments;
import org.lazax.game.state.GameConductor;
import org.lazax.game.state.GameState;
import org.lazax.game.strategicaction.SecondaryCommand.DeclineStrategyCard;
import org.lazax.game.strategicaction.SecondaryCommand.FollowStrategyCard;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.ability.ResolutionOrder;
import org.lazax.rules.ability.occurrence.StrategyCardOccurrence.SecondaryOffered;
import org.lazax.rules.ability.occurrence.StrategyCardOccurrence.SecondaryResolved;
import org.lazax.rules.ability.occurrence.TechnologyOccurrence.ResearchToPay;
import org.lazax.rules.payment.PaymentMeans;
import org.lazax.rules.procedure.StrategyCardProcedure.Secondary;
import org.lazax.rules.showing.Showing;
import org.lazax.rules.strategy.StrategyCardsInPlay;
import org.lazax.rules.tokens.SparedToken;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.immutable.Copies;

/**
 * A player pays for a secondary ability and uses it, or declines. If the ability costs nothing, its
 * step asks instead. A player who can do nothing with it is not asked. Rules: strategic_action.1.1,
 * command_tokens.5, trade.4.1.
 */
@Asks(
    value = "secondary",
    awaited = "A player who may pay for a secondary ability.",
    silence = "`decline-strategy-card`")
public final class SecondaryConductor implements GameConductor<Secondary, Command> {
  @Override
  public Class<Secondary> procedure() {
    return Secondary.class;
  }

  @Override
  public Class<Command> commands() {
    return Command.class;
  }

  @Override
  public List<Class<?>> commandTypes() {
    return Copies.with(SealedTypes.of(SecondaryCommand.class), UseAbility.class);
  }

  @Override
  public void proceed(Draft<GameState, Table> draft, Secondary secondary) {
    if (secondary.progress().resolved()) {
      draft.close();
      GameMoments.MOMENTS.occur(
          draft,
          new SecondaryResolved(
              ResolutionOrder.first(draft.table()), secondary.seat(), secondary.card()));
    } else if (!isUsable(draft.table(), secondary)) {
      draft.close();
    } else if (secondary.free() || SecondaryCost.isFree(draft.table(), secondary.card())) {
      draft.change(secondary.used());
      use(draft, secondary, Optional.empty());
    } else if (isPreceded(draft.table(), secondary)) {
      draft.change(secondary.opened());
      research(draft.table(), secondary).ifPresent(pay -> GameMoments.MOMENTS.occur(draft, pay));
    } else {
      draft.ask("secondary", secondary.seat());
    }
  }

  /** Whether something can be done before the player pays for research. */
  private static boolean isPreceded(Table table, Secondary secondary) {
    return !secondary.progress().opened()
        && research(table, secondary)
            .filter(pay -> GameMoments.MOMENTS.concern(table, pay))
            .isPresent();
  }

  private static Optional<ResearchToPay> research(Table table, Secondary secondary) {
    Seat seat = secondary.seat();
    return SecondaryCost.of(table, seat, secondary.card()).research(table, seat);
  }

  /**
   * Whether the ability can do anything for the player, who can pay for it, by what everybody may
   * suppose.
   */
  static boolean isUsable(Table table, Secondary secondary) {
    Seat seat = secondary.seat();
    return !table.player(seat).eliminated()
        && StrategyCards.of(table, secondary.card()).mayFollow().test(table, seat)
        && (secondary.free()
            || SecondaryCost.of(table, seat, secondary.card()).mayBeWithin(table, seat)
            || isPreceded(table, secondary)
            || !GameMoments.MOMENTS.offers(table, seat, offered(table, secondary)).isEmpty());
  }

  @Override
  public void answer(Draft<GameState, Table> draft, Secondary secondary, Command command) {
    draft.answered();
    switch (command) {
      case UseAbility use -> {
        draft.change(secondary.used());
        GameMoments.MOMENTS.use(draft, use, offered(draft.table(), secondary));
      }
      case FollowStrategyCard follow -> {
        draft.change(secondary.used());
        SecondaryCost.of(draft.table(), secondary.seat(), secondary.card())
            .pay(draft, secondary.seat(), follow);
        use(draft, secondary, follow.system());
      }
      case DeclineStrategyCard _ -> draft.close();
      default ->
          draft.require(
              Optional.of(
                  Refusal.of(Refusal.NOT_AWAITED, "a secondary is followed or declined")
                      .with("command", WireTypes.nameOf(command))));
    }
  }

  private static SecondaryOffered offered(Table table, Secondary secondary) {
    return new SecondaryOffered(ResolutionOrder.first(table), secondary.seat(), secondary.card());
  }

  private static void use(
      Draft<GameState, Table> draft, Secondary secondary, Optional<SystemId> system) {
    draft.call(
        StrategyCards.of(draft.table(), secondary.card()).secondary().of(secondary.seat(), system));
  }

  @Override
  public List<Option> options(Position<GameState, Table> position, Secondary secondary, Seat seat) {
    Table table = position.table();
    SecondaryCost cost = SecondaryCost.of(table, seat, secondary.card());
    List<Option> options = new ArrayList<>();
    for (Showing showing : cost.showings(table, seat)) {
      if (cost.isWithin(showing.table(), seat)) {
        for (Optional<SparedToken> spared : cost.waysToSpend(showing.table(), seat)) {
          options.add(following(showing, spared, secondary, cost));
        }
      }
    }
    options.addAll(GameMoments.MOMENTS.offers(table, seat, offered(table, secondary)));
    options.add(Option.plain(new DeclineStrategyCard()));
    return options;
  }

  private static Option following(
      Showing showing, Optional<SparedToken> spared, Secondary secondary, SecondaryCost cost) {
    Table table = showing.table();
    return new FollowingOption(
        secondary.card(),
        StrategyCardsInPlay.of(table, secondary.card()).secondary().effect(),
        cost.tokens(),
        cost.resources(),
        cost.resources() > 0
            ? Optional.of(PaymentMeans.of(table, secondary.seat(), cost.purpose()))
            : Optional.empty(),
        cost.systems(table, secondary.seat(), spared),
        showing.components(),
        spared);
  }

  @Override
  public Optional<Command> defaultAnswer(
      Position<GameState, Table> position, Secondary secondary, Seat seat) {
    return Optional.of(new DeclineStrategyCard());
  }
}
