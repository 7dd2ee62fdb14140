/** Command tokens: pools, reinforcements and the board. */
@NullMarked
package org.lazax.table.tokens;

import org.jspecify.annotations.NullMarked;
