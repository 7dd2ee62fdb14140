/** Components of the Naalu Collective. */
@NullMarked
package org.lazax.components.faction.naalu;

import org.jspecify.annotations.NullMarked;
