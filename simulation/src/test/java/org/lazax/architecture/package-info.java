/** Checks of how the modules depend on each other and on the world, and of how they are built. */
@NullMarked
package org.lazax.architecture;

import org.jspecify.annotations.NullMarked;
