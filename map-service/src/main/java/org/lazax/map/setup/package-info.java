/** Laying the tiles of a game. */
@NullMarked
package org.lazax.map.setup;

import org.jspecify.annotations.NullMarked;
