/** How components make their owner's units fight whom they meet. */
@NullMarked
package org.lazax.table.units.ability;

import org.jspecify.annotations.NullMarked;
