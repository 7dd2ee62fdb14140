package org.lazax.rules.ability;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.chronicle.kernel.Procedure;
import org.lazax.chronicle.kernel.Window;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.rules.ability.AbilityProcedure.Effect;
import org.lazax.rules.ability.AbilityProcedure.Moment;
import org.lazax.table.Table;

/** What the players of a window are asked about, in a few words. */
public final class WindowTitles {
  /** Stands for the players who are awaited. */
  private static final String AWAITED = "awaited";

  private static final Sentences SENTENCES = new Sentences("windows_en.properties");

  private WindowTitles() {}

  /**
   * The title of the open window: what happens at a moment, the component that asks and what it
   * asks for, or what the procedure asks for; the name of the window if there are no words for it.
   */
  public static String of(Table table, Window window) {
    return table
        .kernel()
        .frame()
        .map(Frame::procedure)
        .flatMap(asking -> of(table, asking, window))
        .orElseGet(() -> MomentWords.titled(window.about()));
  }

  private static Optional<String> of(Table table, Procedure asking, Window window) {
    return switch (asking) {
      case Moment moment -> Optional.of(MomentWords.of(table, moment.occurrence()));
      case Effect effect -> Optional.of(effect(table, effect, window.about()));
      default -> {
        String name = WireTypes.nameOf(asking.getClass()) + "." + window.about();
        String awaited =
            window.awaited().stream().map(Seat::toString).collect(Collectors.joining(", "));
        yield SENTENCES.about(name, table, asking, Map.of(AWAITED, awaited));
      }
    };
  }

  private static String effect(Table table, Effect effect, String about) {
    return AbilityWords.of(table, effect.use().ability().component()).question(about);
  }

  /** The windows for which there are words, by procedure and name, such as {@code turn.action}. */
  public static Set<String> names() {
    return SENTENCES.names();
  }
}
