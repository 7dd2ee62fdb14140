/** Components by which a player has what another player's card says. */
@NullMarked
package org.lazax.table.leaders.ability;

import org.jspecify.annotations.NullMarked;
