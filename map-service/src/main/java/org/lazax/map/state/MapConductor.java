package org.lazax.map.state;

import org.lazax.chronicle.Command;
import org.lazax.chronicle.decider.Conductor;
import org.lazax.rules.procedure.MapProcedure;
import org.lazax.table.Table;

/** Conducts one procedure of map-service. */
public interface MapConductor<P extends MapProcedure, C extends Command>
    extends Conductor<MapState, Table, P, C> {}
