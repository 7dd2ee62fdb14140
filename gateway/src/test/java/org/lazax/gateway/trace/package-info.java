/** Shows how requests are traced. */
@NullMarked
package org.lazax.gateway.trace;

import org.jspecify.annotations.NullMarked;
