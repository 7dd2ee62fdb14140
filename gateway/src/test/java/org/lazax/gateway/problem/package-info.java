/** Tests of problems. */
@NullMarked
package org.lazax.gateway.problem;

import org.jspecify.annotations.NullMarked;
