/** Components that keep a player in the game. */
@NullMarked
package org.lazax.table.ending.ability;

import org.jspecify.annotations.NullMarked;
