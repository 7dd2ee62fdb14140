/** Table events about tiles and tokens of the galaxy, with their folds and guards. */
@NullMarked
package org.lazax.table.event.galaxy;

import org.jspecify.annotations.NullMarked;
