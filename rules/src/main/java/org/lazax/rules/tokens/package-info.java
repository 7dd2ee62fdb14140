/** How command tokens are gained, and what they cost. */
@NullMarked
package org.lazax.rules.tokens;

import org.jspecify.annotations.NullMarked;
