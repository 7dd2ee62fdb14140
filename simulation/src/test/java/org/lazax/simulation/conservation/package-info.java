/** That what is broken is seen. */
@NullMarked
package org.lazax.simulation.conservation;

import org.jspecify.annotations.NullMarked;
