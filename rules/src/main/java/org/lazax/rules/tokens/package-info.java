/** How command tokens are gained, and their price. */
@NullMarked
package org.lazax.rules.tokens;

import org.jspecify.annotations.NullMarked;
