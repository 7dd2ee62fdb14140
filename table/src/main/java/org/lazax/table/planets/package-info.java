/** Planets: who controls them, whether they are readied. */
@NullMarked
package org.lazax.table.planets;

import org.jspecify.annotations.NullMarked;
