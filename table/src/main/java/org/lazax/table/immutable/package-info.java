/** Immutable copies that share what did not change. */
@NullMarked
package org.lazax.table.immutable;

import org.jspecify.annotations.NullMarked;
