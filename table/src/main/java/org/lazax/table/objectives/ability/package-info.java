/** Components by which units fight as ships, which counts for objectives too. */
@NullMarked
package org.lazax.table.objectives.ability;

import org.jspecify.annotations.NullMarked;
