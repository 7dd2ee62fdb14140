/** What a player's units can do now. */
@NullMarked
package org.lazax.table.stats;

import org.jspecify.annotations.NullMarked;
