/** Table events about command tokens, with their folds and guards. */
@NullMarked
package org.lazax.table.event.tokens;

import org.jspecify.annotations.NullMarked;
