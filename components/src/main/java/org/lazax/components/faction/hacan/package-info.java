/** The components of one faction: abilities, technologies, units, leaders, promissory notes. */
@NullMarked
package org.lazax.components.faction.hacan;

import org.jspecify.annotations.NullMarked;
