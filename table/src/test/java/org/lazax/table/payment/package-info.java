/** Prices and what they are paid with. */
@NullMarked
package org.lazax.table.payment;

import org.jspecify.annotations.NullMarked;
