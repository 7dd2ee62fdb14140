/** How much there may be of anything: pieces, fleets, cargo, structures. */
@NullMarked
package org.lazax.table.limits;

import org.jspecify.annotations.NullMarked;
