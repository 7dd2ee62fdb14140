/** The steps of setup, the factions that can be played, and how they are dealt. */
@NullMarked
package org.lazax.rules.setup;

import org.jspecify.annotations.NullMarked;
