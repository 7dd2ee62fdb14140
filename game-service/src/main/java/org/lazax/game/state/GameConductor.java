package org.lazax.game.state;

import org.lazax.chronicle.Command;
import org.lazax.chronicle.decider.Conductor;
import org.lazax.chronicle.kernel.Procedure;
import org.lazax.table.Table;

/** Conducts a procedure of game-service. */
public interface GameConductor<P extends Procedure, C extends Command>
    extends Conductor<GameState, Table, P, C> {}
