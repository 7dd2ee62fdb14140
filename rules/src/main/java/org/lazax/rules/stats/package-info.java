/** What a player's units can do now. */
@NullMarked
package org.lazax.rules.stats;

import org.jspecify.annotations.NullMarked;
