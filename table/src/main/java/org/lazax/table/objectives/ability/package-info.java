/** Components that change what counts for an objective. */
@NullMarked
package org.lazax.table.objectives.ability;

import org.jspecify.annotations.NullMarked;
