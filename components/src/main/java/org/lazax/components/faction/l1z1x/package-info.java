/** Components of the L1Z1X Mindnet. */
@NullMarked
package org.lazax.components.faction.l1z1x;

import org.jspecify.annotations.NullMarked;
