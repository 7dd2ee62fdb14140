/** The whole platform, started as a newcomer starts it: what it survives and what it refuses. */
@NullMarked
package org.lazax.simulation.rest;

import org.jspecify.annotations.NullMarked;
