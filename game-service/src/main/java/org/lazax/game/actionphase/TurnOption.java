package org.lazax.game.actionphase;

import java.util.List;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.form.Field;
import org.lazax.chronicle.form.Form;
import org.lazax.rules.payment.PaymentMeans;
import org.lazax.rules.strategy.StrategyCardsInPlay;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;

/** What a player may do with a turn now. */
public sealed interface TurnOption extends Option {

  /** Any of these systems may be activated. */
  record Activation(List<SystemId> systems) implements TurnOption {
    @Override
    public Form form() {
      return Form.of(new TurnCommand.ActivateSystem(systems.getFirst()))
          .with(Field.one("system", systems));
    }
  }

  /**
   * Any of these systems may be activated for this much influence.
   *
   * @param means what the player can pay with
   */
  record PaidActivation(List<SystemId> systems, int influence, PaymentMeans means)
      implements TurnOption {
    @Override
    public Form form() {
      return Form.of(new TurnCommand.ActivateSystem(systems.getFirst(), means.covering(influence)))
          .with(Field.one("system", systems))
          .with(means.field("payment", influence));
    }
  }

  /**
   * This strategy card may be used.
   *
   * @param primary the steps of its primary ability, in our own words
   */
  record StrategyCardUse(StrategyCardId card, List<String> primary) implements TurnOption {
    static StrategyCardUse of(Table table, StrategyCardId card) {
      return new StrategyCardUse(card, StrategyCardsInPlay.of(table, card).primary());
    }

    @Override
    public Form form() {
      return Form.of(new TurnCommand.UseStrategyCard(card)).about("primary", primary);
    }
  }
}
