/** What the gateway says when it says no: problems of RFC 9457 with stable types. */
@NullMarked
package org.lazax.gateway.problem;

import org.jspecify.annotations.NullMarked;
