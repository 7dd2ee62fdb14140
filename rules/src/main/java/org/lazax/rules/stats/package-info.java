/** What a player's units can do now: the values of their cards. */
@NullMarked
package org.lazax.rules.stats;

import org.jspecify.annotations.NullMarked;
