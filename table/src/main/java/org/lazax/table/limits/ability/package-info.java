/** Components that change how much of something a player may have. */
@NullMarked
package org.lazax.table.limits.ability;

import org.jspecify.annotations.NullMarked;
