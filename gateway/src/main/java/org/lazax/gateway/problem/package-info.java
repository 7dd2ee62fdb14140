/**
 * Problems of RFC 9457 with stable types: what the gateway answers to a request that it refuses.
 */
@NullMarked
package org.lazax.gateway.problem;

import org.jspecify.annotations.NullMarked;
