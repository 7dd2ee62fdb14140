/** The components of one faction: abilities, technologies, units, leaders, promissory notes. */
@NullMarked
package org.lazax.components.faction.yin;

import org.jspecify.annotations.NullMarked;
