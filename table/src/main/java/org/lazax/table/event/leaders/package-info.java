/** Table events about leaders, with their folds and guards. */
@NullMarked
package org.lazax.table.event.leaders;

import org.jspecify.annotations.NullMarked;
