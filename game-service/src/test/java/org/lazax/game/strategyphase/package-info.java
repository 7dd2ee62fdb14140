/** Tests of the strategy phase. */
@NullMarked
package org.lazax.game.strategyphase;

import org.jspecify.annotations.NullMarked;
