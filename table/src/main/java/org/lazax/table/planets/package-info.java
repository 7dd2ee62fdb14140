/** Planets: who controls them, whether they are readied, what is attached to them. */
@NullMarked
package org.lazax.table.planets;

import org.jspecify.annotations.NullMarked;
