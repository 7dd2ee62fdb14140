/** The log of a game for those who read it: streams, exports, verifications. */
@NullMarked
package org.lazax.gateway.log;

import org.jspecify.annotations.NullMarked;
