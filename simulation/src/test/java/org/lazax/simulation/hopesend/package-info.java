/** Games with Hope's End. */
@NullMarked
package org.lazax.simulation.hopesend;

import org.jspecify.annotations.NullMarked;
