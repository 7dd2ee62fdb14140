/** The log of a game for its readers: streams, exports, verification. */
@NullMarked
package org.lazax.gateway.log;

import org.jspecify.annotations.NullMarked;
