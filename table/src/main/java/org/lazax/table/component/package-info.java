/** Abilities at moments that more than one service opens. */
@NullMarked
package org.lazax.table.component;

import org.jspecify.annotations.NullMarked;
