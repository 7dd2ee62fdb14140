/** The log of a game for its readers: streams, exports and verifications. */
@NullMarked
package org.lazax.gateway.log;

import org.jspecify.annotations.NullMarked;
