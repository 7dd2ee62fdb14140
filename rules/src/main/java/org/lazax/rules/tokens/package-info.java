/** Gaining command tokens. */
@NullMarked
package org.lazax.rules.tokens;

import org.jspecify.annotations.NullMarked;
