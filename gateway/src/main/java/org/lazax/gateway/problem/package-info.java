/** Problems of RFC 9457 with stable types. */
@NullMarked
package org.lazax.gateway.problem;

import org.jspecify.annotations.NullMarked;
