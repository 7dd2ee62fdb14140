/** The exploration of planets and of frontier tokens, and what relic fragments are purged for. */
@NullMarked
package org.lazax.rules.exploration;

import org.jspecify.annotations.NullMarked;
