/** Offers of transactions, and the answers to them. */
@NullMarked
package org.lazax.game.trade;

import org.jspecify.annotations.NullMarked;
