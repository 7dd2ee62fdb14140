/** An expansion and a variant that nobody printed: all that is needed for them lies here. */
@NullMarked
package org.lazax.simulation.madeup;

import org.jspecify.annotations.NullMarked;
