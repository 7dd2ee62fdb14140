package org.lazax.game.strategicaction;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.Catalog;
import org.lazax.chronicle.Draft;
import org.lazax.chronicle.Option;
import org.lazax.chronicle.Position;
import org.lazax.chronicle.Seat;
import org.lazax.game.Game;
import org.lazax.game.GameConductor;
import org.lazax.game.strategicaction.SecondaryCommand.DeclineStrategyCard;
import org.lazax.game.strategicaction.SecondaryCommand.FollowStrategyCard;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.payment.Means;
import org.lazax.table.payment.Purpose;
import org.lazax.table.procedure.StrategyCardProcedure.Secondary;

/**
 * A player pays for a secondary and uses it, or declines. What costs nothing is not asked here: its
 * step asks. Rules: strategic_action.1.1, command_tokens.5, trade.4.1.
 */
public final class SecondaryConductor implements GameConductor<Secondary, SecondaryCommand> {
  @Override
  public Class<Secondary> procedure() {
    return Secondary.class;
  }

  @Override
  public Class<SecondaryCommand> commands() {
    return SecondaryCommand.class;
  }

  @Override
  public void proceed(Draft<Game, Table> draft, Secondary secondary) {
    if (secondary.resolved()) {
      draft.close();
    } else if (secondary.free() || SecondaryCost.of(secondary.card()).isNothing()) {
      use(draft, secondary, Optional.empty());
    } else {
      draft.ask("secondary", secondary.seat());
    }
  }

  @Override
  public void answer(Draft<Game, Table> draft, Secondary secondary, SecondaryCommand command) {
    draft.answered();
    switch (command) {
      case FollowStrategyCard follow -> {
        SecondaryCost.of(secondary.card()).pay(draft, secondary.seat(), follow);
        use(draft, secondary, follow.system());
      }
      case DeclineStrategyCard _ -> draft.close();
    }
  }

  private static void use(
      Draft<Game, Table> draft, Secondary secondary, Optional<SystemId> system) {
    draft.change(secondary.used());
    draft.call(StrategyCards.of(secondary.card()).secondary().of(secondary.seat(), system));
  }

  @Override
  public List<Option> options(Position<Game, Table> position, Secondary secondary, Seat seat) {
    Table table = position.table();
    SecondaryCost cost = SecondaryCost.of(secondary.card());
    return List.of(
        new FollowingOption(
            secondary.card(),
            Catalog.standard().strategyCard(secondary.card()).secondary().effect(),
            cost.tokens(),
            cost.resources(),
            cost.resources() > 0
                ? Optional.of(Means.of(table, seat, Purpose.RESOURCES))
                : Optional.empty(),
            cost.systems(table)),
        Option.plain(DeclineStrategyCard.class));
  }

  @Override
  public Optional<SecondaryCommand> silence(
      Position<Game, Table> position, Secondary secondary, Seat seat) {
    return Optional.of(new DeclineStrategyCard());
  }
}
