/** Units are produced and paid for, shown. */
@NullMarked
package org.lazax.game.production;

import org.jspecify.annotations.NullMarked;
