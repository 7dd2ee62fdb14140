/** The components of the game as typed, immutable data. */
@NullMarked
package org.lazax.catalog;

import org.jspecify.annotations.NullMarked;
