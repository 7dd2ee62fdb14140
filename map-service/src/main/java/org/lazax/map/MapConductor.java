package org.lazax.map;

import org.lazax.chronicle.Command;
import org.lazax.chronicle.Conductor;
import org.lazax.table.Table;
import org.lazax.table.procedure.MapProcedure;

/** Conducts one procedure of map-service. */
public interface MapConductor<P extends MapProcedure, C extends Command>
    extends Conductor<Voyages, Table, P, C> {}
