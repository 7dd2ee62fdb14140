/** Faults of a running platform: processes that die or hang, a database that is away, poison. */
@NullMarked
package org.lazax.simulation.fault;

import org.jspecify.annotations.NullMarked;
