package org.lazax.rules.procedure;

import org.lazax.chronicle.kernel.Outcome;

/** How a procedure ended whose caller needs to know more than that. */
public sealed interface ProcedureOutcome extends Outcome
    permits CombatOutcome,
        Relocated,
        AgendaProcedure.AgendaDecided,
        AgendaProcedure.AgendaDropped,
        AgendaProcedure.AgendaReplaced,
        GameProcedure.TurnEnded,
        GameProcedure.TurnPassed,
        StrategyCardProcedure.FreeFollowers {}
