/** How the gateway asks a service for the key of a game's salts. */
@NullMarked
package org.lazax.log.salt;

import org.jspecify.annotations.NullMarked;
