/** Plastic on the board: where it stands, how it comes and goes. */
@NullMarked
package org.lazax.table.units;

import org.jspecify.annotations.NullMarked;
