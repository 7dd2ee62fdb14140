/** Tests of the frames of games. */
@NullMarked
package org.lazax.gateway.frame;

import org.jspecify.annotations.NullMarked;
