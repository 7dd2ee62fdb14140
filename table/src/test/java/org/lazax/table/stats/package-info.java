/** What units can do, shown. */
@NullMarked
package org.lazax.table.stats;

import org.jspecify.annotations.NullMarked;
