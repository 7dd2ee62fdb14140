/** Tests of moments and what hangs on them. */
@NullMarked
package org.lazax.table.ability;

import org.jspecify.annotations.NullMarked;
