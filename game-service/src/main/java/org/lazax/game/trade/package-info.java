/** Trade: trade goods, commodities, and the players who follow without cost. */
@NullMarked
package org.lazax.game.trade;

import org.jspecify.annotations.NullMarked;
