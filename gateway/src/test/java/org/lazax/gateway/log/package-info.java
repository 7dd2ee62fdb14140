/** Tests of the log for each viewer. */
@NullMarked
package org.lazax.gateway.log;

import org.jspecify.annotations.NullMarked;
