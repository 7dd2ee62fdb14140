/** The wire types that all services read and write. */
@NullMarked
package org.lazax.rules.wire;

import org.jspecify.annotations.NullMarked;
