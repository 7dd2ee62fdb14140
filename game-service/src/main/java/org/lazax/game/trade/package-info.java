/** Trade: trade goods, commodities, and who may follow for free. */
@NullMarked
package org.lazax.game.trade;

import org.jspecify.annotations.NullMarked;
