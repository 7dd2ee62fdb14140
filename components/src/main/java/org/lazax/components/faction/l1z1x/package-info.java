/** The components of one faction: abilities, technologies, units, leaders, promissory notes. */
@NullMarked
package org.lazax.components.faction.l1z1x;

import org.jspecify.annotations.NullMarked;
