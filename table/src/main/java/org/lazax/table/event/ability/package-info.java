/** What happens to the table: the events of this subject, with their folds and guards. */
@NullMarked
package org.lazax.table.event.ability;

import org.jspecify.annotations.NullMarked;
