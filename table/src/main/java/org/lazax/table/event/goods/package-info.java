/** Table events about trade goods and commodities, with their folds and guards. */
@NullMarked
package org.lazax.table.event.goods;

import org.jspecify.annotations.NullMarked;
