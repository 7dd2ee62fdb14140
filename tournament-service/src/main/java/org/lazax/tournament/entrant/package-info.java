/** Those who take part in a tournament. */
@NullMarked
package org.lazax.tournament.entrant;

import org.jspecify.annotations.NullMarked;
