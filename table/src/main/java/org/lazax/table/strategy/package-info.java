/** The strategy cards that nobody has, and the trade goods on them. */
@NullMarked
package org.lazax.table.strategy;

import org.jspecify.annotations.NullMarked;
