/** Strategy cards: taken, exhausted, returned, and the initiative they give. */
@NullMarked
package org.lazax.table.strategy;

import org.jspecify.annotations.NullMarked;
