/** Who sits at which table of a round, and whether that is allowed. */
@NullMarked
package org.lazax.tournament.pairing;

import org.jspecify.annotations.NullMarked;
