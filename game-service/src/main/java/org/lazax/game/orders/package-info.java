/** What a player says beforehand, so that it need not be asked. */
@NullMarked
package org.lazax.game.orders;

import org.jspecify.annotations.NullMarked;
