/** Components of the Titans of Ul. */
@NullMarked
package org.lazax.components.faction.titans;

import org.jspecify.annotations.NullMarked;
