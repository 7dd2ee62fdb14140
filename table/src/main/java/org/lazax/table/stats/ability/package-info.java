/** Components that make more of a unit than its card says. */
@NullMarked
package org.lazax.table.stats.ability;

import org.jspecify.annotations.NullMarked;
