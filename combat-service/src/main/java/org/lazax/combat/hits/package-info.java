/** Hits, and the units that take them. */
@NullMarked
package org.lazax.combat.hits;

import org.jspecify.annotations.NullMarked;
