/** The rules of game flow, shown. */
@NullMarked
package org.lazax.game;

import org.jspecify.annotations.NullMarked;
