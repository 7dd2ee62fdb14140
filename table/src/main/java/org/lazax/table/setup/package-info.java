/** Seats before a game starts, given positions, and phases. */
@NullMarked
package org.lazax.table.setup;

import org.jspecify.annotations.NullMarked;
