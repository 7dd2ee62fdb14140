/** Politics, shown. */
@NullMarked
package org.lazax.game.politics;

import org.jspecify.annotations.NullMarked;
