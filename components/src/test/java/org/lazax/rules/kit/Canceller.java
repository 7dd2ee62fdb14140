package org.lazax.rules.kit;

import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.table.component.AbilityRef;

/** All that cancels an action card when it is played. */
public enum Canceller {
  SABOTAGE("action_card/sabotage") {
    @Override
    public TableKit ready(TableKit kit, Seat seat, Seat other) {
      return kit.player(seat, "sol").holds(seat, "sabotage");
    }
  },
  INSTINCT_TRAINING("technology/instinct_training") {
    @Override
    public TableKit ready(TableKit kit, Seat seat, Seat other) {
      return kit.player(seat, "xxcha").technologies(seat, "instinct_training");
    }
  },
  WATCHER("unit/watcher") {
    @Override
    public TableKit ready(TableKit kit, Seat seat, Seat other) {
      return kit.player(seat, "empyrean")
          .units(seat, "38/fria", UnitType.MECH, 1)
          .units(other, "38", UnitType.CRUISER, 1);
    }
  };

  private final String ability;

  Canceller(String ability) {
    this.ability = ability;
  }

  public AbilityRef ability() {
    return AbilityRef.parse(ability);
  }

  /**
   * One player can cancel cards of another. Its sheet and its hand are new, and tile 38 is on the
   * board.
   *
   * @param seat who cancels
   * @param other whose card is cancelled
   */
  public abstract TableKit ready(TableKit kit, Seat seat, Seat other);
}
