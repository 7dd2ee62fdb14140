/** The bots as clients of the public REST API. */
@NullMarked
package org.lazax.simulation.rest;

import org.jspecify.annotations.NullMarked;
