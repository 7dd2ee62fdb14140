/** Components of the Emirates of Hacan. */
@NullMarked
package org.lazax.components.faction.hacan;

import org.jspecify.annotations.NullMarked;
