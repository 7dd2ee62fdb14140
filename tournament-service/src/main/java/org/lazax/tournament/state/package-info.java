/** The state of a tournament and its events. */
@NullMarked
package org.lazax.tournament.state;

import org.jspecify.annotations.NullMarked;
