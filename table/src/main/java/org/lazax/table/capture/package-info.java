/** Captured units on their captors' sheets: a part of the table of its own. */
@NullMarked
package org.lazax.table.capture;

import org.jspecify.annotations.NullMarked;
