/** What players have answered in advance. */
@NullMarked
package org.lazax.table.orders;

import org.jspecify.annotations.NullMarked;
