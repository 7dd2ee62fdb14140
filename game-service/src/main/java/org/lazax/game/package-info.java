/** The rules of rounds, phases, turns and strategy cards. */
@NullMarked
package org.lazax.game;

import org.jspecify.annotations.NullMarked;
