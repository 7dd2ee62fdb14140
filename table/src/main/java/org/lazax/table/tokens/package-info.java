/** Command tokens in the pools of a player. */
@NullMarked
package org.lazax.table.tokens;

import org.jspecify.annotations.NullMarked;
