/** Agenda phases that are played on all services at once. */
@NullMarked
package org.lazax.simulation.council;

import org.jspecify.annotations.NullMarked;
