/** How the tables of a round ended. */
@NullMarked
package org.lazax.tournament.result;

import org.jspecify.annotations.NullMarked;
