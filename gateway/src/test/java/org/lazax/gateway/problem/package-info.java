/** Shows what callers are told. */
@NullMarked
package org.lazax.gateway.problem;

import org.jspecify.annotations.NullMarked;
