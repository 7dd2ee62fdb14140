/** The state that only map-service keeps of a game, and the type of its conductors. */
@NullMarked
package org.lazax.map.state;

import org.jspecify.annotations.NullMarked;
