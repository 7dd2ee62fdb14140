/** Units: their places, their stacks, and what a part of the table says of units off the board. */
@NullMarked
package org.lazax.table.units;

import org.jspecify.annotations.NullMarked;
