/** Table events about planets and attachments, with their folds and guards. */
@NullMarked
package org.lazax.table.event.planets;

import org.jspecify.annotations.NullMarked;
