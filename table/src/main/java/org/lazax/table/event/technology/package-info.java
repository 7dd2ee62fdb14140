/** Table events about technologies, with their folds and guards. */
@NullMarked
package org.lazax.table.event.technology;

import org.jspecify.annotations.NullMarked;
