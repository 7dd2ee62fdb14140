/** The components of one faction: abilities, technologies, units, leaders, promissory notes. */
@NullMarked
package org.lazax.components.faction.sol;

import org.jspecify.annotations.NullMarked;
