/** The components of one faction: abilities, technologies, units, leaders, promissory notes. */
@NullMarked
package org.lazax.components.faction.keleres;

import org.jspecify.annotations.NullMarked;
