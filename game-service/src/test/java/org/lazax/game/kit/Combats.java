package org.lazax.game.kit;

import org.lazax.chronicle.Stamp;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.chronicle.kernel.KernelEvent.FrameClosed;
import org.lazax.chronicle.kernel.Outcome;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.state.GameState;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.CombatProcedure.Destroyed;
import org.lazax.table.Table;

/** What combat-service does before game-service goes on. */
public final class Combats {
  private Combats() {}

  /** Units were destroyed, and no ability has followed. */
  public static Scenario<GameState> over(Scenario<GameState> scenario) {
    Table table = scenario.table();
    Frame top = table.kernel().frame().orElseThrow();
    if (!(top.procedure() instanceof Destroyed)) {
      throw new AssertionError("nothing was destroyed: " + top);
    }
    Table over = table.evolve(new FrameClosed(top.id(), Outcome.DONE), Stamp.NONE);
    return Scenario.given(
        new GameDecider(StandardRules.TABLE), TableKit.players(2).with(_ -> over));
  }
}
