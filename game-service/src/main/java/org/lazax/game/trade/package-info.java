/** Trade goods and commodities. */
@NullMarked
package org.lazax.game.trade;

import org.jspecify.annotations.NullMarked;
