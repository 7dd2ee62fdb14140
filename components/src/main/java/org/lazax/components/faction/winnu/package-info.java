/** Components of the Winnu. */
@NullMarked
package org.lazax.components.faction.winnu;

import org.jspecify.annotations.NullMarked;
