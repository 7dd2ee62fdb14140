/** Shows how the log is told to each viewer. */
@NullMarked
package org.lazax.gateway.log;

import org.jspecify.annotations.NullMarked;
