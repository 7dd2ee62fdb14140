/** Production: units are produced and paid for. */
@NullMarked
package org.lazax.game.production;

import org.jspecify.annotations.NullMarked;
