/** Where game-service meets the host: its rules handed over, its read model told. */
@NullMarked
package org.lazax.game.adapter;

import org.jspecify.annotations.NullMarked;
