/** Tests of the architecture: what modules and packages may depend on, and how files are built. */
@NullMarked
package org.lazax.architecture;

import org.jspecify.annotations.NullMarked;
