/** Analyses of positions that nobody plays, forwarded to the service that knows the rules. */
@NullMarked
package org.lazax.gateway.analysis;

import org.jspecify.annotations.NullMarked;
