/** Checks of the dependencies of modules and packages, and of the compiler settings. */
@NullMarked
package org.lazax.architecture;

import org.jspecify.annotations.NullMarked;
