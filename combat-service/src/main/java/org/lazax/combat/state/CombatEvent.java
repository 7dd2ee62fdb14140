package org.lazax.combat.state;

import org.lazax.chronicle.GameEvent;

/** What happens in combats, beside its results on the table. */
public sealed interface CombatEvent extends GameEvent
    permits CombatBegan,
        CombatRoundBegan,
        DiceRolled,
        DiceRerolled,
        HitsAssigned,
        RetreatAnnounced,
        CombatEnded {}
