/** Checks that the modules depend on each other, and on the world, as the design says. */
@NullMarked
package org.lazax.architecture;

import org.jspecify.annotations.NullMarked;
