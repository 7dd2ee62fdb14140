/** The frames of games, for clients that show games moment by moment. */
@NullMarked
package org.lazax.gateway.frame;

import org.jspecify.annotations.NullMarked;
