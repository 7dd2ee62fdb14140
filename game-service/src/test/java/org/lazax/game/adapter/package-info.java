/** What everybody sees of a game. */
@NullMarked
package org.lazax.game.adapter;

import org.jspecify.annotations.NullMarked;
