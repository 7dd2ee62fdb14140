/** The seeds that the platform draws for games, and the keys of their salts. */
@NullMarked
package org.lazax.kafka.seed;

import org.jspecify.annotations.NullMarked;
