/**
 * Table events about the end of a game and the elimination of players, with their folds and guards.
 */
@NullMarked
package org.lazax.table.event.ending;

import org.jspecify.annotations.NullMarked;
