/** Tests of Politics. */
@NullMarked
package org.lazax.game.politics;

import org.jspecify.annotations.NullMarked;
