/** Table events about abilities, with their folds and guards. */
@NullMarked
package org.lazax.table.event.ability;

import org.jspecify.annotations.NullMarked;
