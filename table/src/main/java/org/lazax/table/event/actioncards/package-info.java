/** Table events about action cards, with their folds and guards. */
@NullMarked
package org.lazax.table.event.actioncards;

import org.jspecify.annotations.NullMarked;
