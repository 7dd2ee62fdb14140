/** Tests of Trade. */
@NullMarked
package org.lazax.game.trade;

import org.jspecify.annotations.NullMarked;
