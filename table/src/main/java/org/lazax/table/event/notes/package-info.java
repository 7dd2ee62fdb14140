/** Table events about promissory notes, with their folds and guards. */
@NullMarked
package org.lazax.table.event.notes;

import org.jspecify.annotations.NullMarked;
