/**
 * Analyses of positions without a game. The gateway passes each request to the service that makes
 * it.
 */
@NullMarked
package org.lazax.gateway.analysis;

import org.jspecify.annotations.NullMarked;
