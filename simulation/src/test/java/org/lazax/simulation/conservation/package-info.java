/** Tests of the invariants. */
@NullMarked
package org.lazax.simulation.conservation;

import org.jspecify.annotations.NullMarked;
