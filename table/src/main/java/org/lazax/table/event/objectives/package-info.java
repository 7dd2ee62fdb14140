/** Table events about objectives and victory points, with their folds and guards. */
@NullMarked
package org.lazax.table.event.objectives;

import org.jspecify.annotations.NullMarked;
