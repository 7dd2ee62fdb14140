/** Components of the Ghosts of Creuss. */
@NullMarked
package org.lazax.components.faction.creuss;

import org.jspecify.annotations.NullMarked;
