/** Table events about agendas, laws and votes, with their folds and guards. */
@NullMarked
package org.lazax.table.event.council;

import org.jspecify.annotations.NullMarked;
