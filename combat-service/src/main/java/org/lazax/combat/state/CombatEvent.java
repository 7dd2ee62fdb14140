package org.lazax.combat.state;

import java.util.List;
import org.lazax.chronicle.GameEvent;

/** What happens in combats, beside its results on the table. */
public sealed interface CombatEvent extends GameEvent
    permits CombatBegan,
        CombatRoundBegan,
        DiceRolled,
        DiceRerolled,
        HitsAssigned,
        RetreatAnnounced,
        CombatEnded {
  List<Class<?>> TYPES =
      List.of(
          CombatBegan.class,
          CombatRoundBegan.class,
          DiceRolled.class,
          DiceRerolled.class,
          HitsAssigned.class,
          RetreatAnnounced.class,
          CombatEnded.class);
}
