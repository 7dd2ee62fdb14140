/** What is said of command tokens and other pieces of cardboard. */
@NullMarked
package org.lazax.table.tokens;

import org.jspecify.annotations.NullMarked;
