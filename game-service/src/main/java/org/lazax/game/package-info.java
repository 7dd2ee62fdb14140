/** The rules of game flow. */
@NullMarked
package org.lazax.game;

import org.jspecify.annotations.NullMarked;
