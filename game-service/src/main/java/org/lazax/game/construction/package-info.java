/** Construction: players place structures. */
@NullMarked
package org.lazax.game.construction;

import org.jspecify.annotations.NullMarked;
