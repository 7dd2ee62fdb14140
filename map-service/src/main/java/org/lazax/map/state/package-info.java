/** What map-service alone remembers of a game, and what all its conductors are. */
@NullMarked
package org.lazax.map.state;

import org.jspecify.annotations.NullMarked;
