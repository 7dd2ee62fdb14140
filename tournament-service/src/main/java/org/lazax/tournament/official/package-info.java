/** Those who run a tournament. */
@NullMarked
package org.lazax.tournament.official;

import org.jspecify.annotations.NullMarked;
