/** How many commodities a player can have. */
@NullMarked
package org.lazax.rules.commodities;

import org.jspecify.annotations.NullMarked;
