/** Table events about units, with their folds and guards. */
@NullMarked
package org.lazax.table.event.units;

import org.jspecify.annotations.NullMarked;
