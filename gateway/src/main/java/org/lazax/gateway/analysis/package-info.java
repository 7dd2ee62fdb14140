/** Positions that nobody plays: handed to the service whose rules they are about. */
@NullMarked
package org.lazax.gateway.analysis;

import org.jspecify.annotations.NullMarked;
