/** Imperial, shown. */
@NullMarked
package org.lazax.game.imperial;

import org.jspecify.annotations.NullMarked;
