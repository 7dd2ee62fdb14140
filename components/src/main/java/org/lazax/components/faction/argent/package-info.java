/** Components of the Argent Flight. */
@NullMarked
package org.lazax.components.faction.argent;

import org.jspecify.annotations.NullMarked;
