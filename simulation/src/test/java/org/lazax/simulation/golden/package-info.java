/** Tests that recorded games fold to the same tables. */
@NullMarked
package org.lazax.simulation.golden;

import org.jspecify.annotations.NullMarked;
