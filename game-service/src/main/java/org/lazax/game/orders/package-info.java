/** Standing orders: what a player answers in advance. */
@NullMarked
package org.lazax.game.orders;

import org.jspecify.annotations.NullMarked;
