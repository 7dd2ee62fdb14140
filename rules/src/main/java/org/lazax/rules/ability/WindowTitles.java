package org.lazax.rules.ability;

import java.util.Optional;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.chronicle.kernel.Procedure;
import org.lazax.chronicle.kernel.Window;
import org.lazax.rules.ability.AbilityProcedure.Effect;
import org.lazax.rules.ability.AbilityProcedure.Moment;
import org.lazax.table.Table;

/** What the players of a window are asked about, in a few words. */
public final class WindowTitles {
  private WindowTitles() {}

  /**
   * The title of the open window: what happens at a moment, the component that asks and what it
   * asks for, or else the name of the window.
   */
  public static String of(Table table, Window window) {
    Optional<Procedure> asking = table.kernel().frame().map(Frame::procedure);
    return switch (asking.orElse(null)) {
      case Moment moment -> MomentWords.of(table, moment.occurrence());
      case Effect effect -> effect(table, effect, window.about());
      case null, default -> MomentWords.titled(window.about());
    };
  }

  private static String effect(Table table, Effect effect, String about) {
    return AbilityWords.of(table, effect.use().ability().component()).question(about);
  }
}
