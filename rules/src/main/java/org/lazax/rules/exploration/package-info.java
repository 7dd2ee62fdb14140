/** Relic fragments: what they can be purged for. */
@NullMarked
package org.lazax.rules.exploration;

import org.jspecify.annotations.NullMarked;
