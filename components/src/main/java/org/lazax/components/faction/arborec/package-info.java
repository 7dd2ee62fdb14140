/** Components of the Arborec. */
@NullMarked
package org.lazax.components.faction.arborec;

import org.jspecify.annotations.NullMarked;
