/** What players say when abilities may be used. */
@NullMarked
package org.lazax.game.ability;

import org.jspecify.annotations.NullMarked;
