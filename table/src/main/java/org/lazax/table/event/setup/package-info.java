/** Table events about the setup of a game, with their folds and guards. */
@NullMarked
package org.lazax.table.event.setup;

import org.jspecify.annotations.NullMarked;
