/** What the services tell the gateway of a game's salts, and how it is asked. */
@NullMarked
package org.lazax.log.salt;

import org.jspecify.annotations.NullMarked;
