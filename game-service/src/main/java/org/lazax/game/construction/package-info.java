/** Construction: structures are placed. */
@NullMarked
package org.lazax.game.construction;

import org.jspecify.annotations.NullMarked;
