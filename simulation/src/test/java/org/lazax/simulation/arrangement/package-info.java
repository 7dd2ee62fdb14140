/** Tests of random games. */
@NullMarked
package org.lazax.simulation.arrangement;

import org.jspecify.annotations.NullMarked;
