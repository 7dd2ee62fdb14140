/** Bots that play through the public REST API. */
@NullMarked
package org.lazax.simulation.rest;

import org.jspecify.annotations.NullMarked;
