package org.lazax.game.actionphase;

import java.util.List;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.chronicle.Option;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.game.strategicaction.CardEffect;
import org.lazax.table.galaxy.SystemId;

/** What may be done with a turn now. */
public sealed interface TurnOption extends Option {

  /** Any of these systems may be activated. */
  record Activation(List<SystemId> systems) implements TurnOption {
    @Override
    public String command() {
      return WireTypes.nameOf(TurnCommand.ActivateSystem.class);
    }
  }

  /**
   * This card may be used.
   *
   * @param effect whether using it does anything yet
   */
  record StrategyCardUse(StrategyCardId card, CardEffect effect) implements TurnOption {
    @Override
    public String command() {
      return WireTypes.nameOf(TurnCommand.UseStrategyCard.class);
    }
  }

  record Passing() implements TurnOption {
    @Override
    public String command() {
      return WireTypes.nameOf(TurnCommand.Pass.class);
    }
  }
}
