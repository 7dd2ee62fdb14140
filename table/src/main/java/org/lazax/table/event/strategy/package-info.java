/** Table events about strategy cards, with their folds and guards. */
@NullMarked
package org.lazax.table.event.strategy;

import org.jspecify.annotations.NullMarked;
