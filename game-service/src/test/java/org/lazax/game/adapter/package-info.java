/** Tests of the public view of a game. */
@NullMarked
package org.lazax.game.adapter;

import org.jspecify.annotations.NullMarked;
