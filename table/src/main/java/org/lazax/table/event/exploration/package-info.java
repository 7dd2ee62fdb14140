/** Exploration cards that are not in their decks, and what happens with them. */
@NullMarked
package org.lazax.table.event.exploration;

import org.jspecify.annotations.NullMarked;
