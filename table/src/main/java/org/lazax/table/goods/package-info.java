/** Trade goods and commodities. */
@NullMarked
package org.lazax.table.goods;

import org.jspecify.annotations.NullMarked;
