/** The tiles as they lie. */
@NullMarked
package org.lazax.table.galaxy;

import org.jspecify.annotations.NullMarked;
