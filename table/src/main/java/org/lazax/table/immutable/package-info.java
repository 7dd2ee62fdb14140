/** Immutable copies of collections. A state shares with the next what did not change. */
@NullMarked
package org.lazax.table.immutable;

import org.jspecify.annotations.NullMarked;
