/** Components of the Embers of Muaat. */
@NullMarked
package org.lazax.components.faction.muaat;

import org.jspecify.annotations.NullMarked;
