/** Tests of what each viewer reads of a log. */
@NullMarked
package org.lazax.gateway.log;

import org.jspecify.annotations.NullMarked;
