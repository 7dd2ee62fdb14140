/** The same bots through the public REST API: what any integrator could write. */
@NullMarked
package org.lazax.simulation.rest;

import org.jspecify.annotations.NullMarked;
