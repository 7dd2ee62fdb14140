/** Components that change who comes before whom. */
@NullMarked
package org.lazax.table.strategy.ability;

import org.jspecify.annotations.NullMarked;
