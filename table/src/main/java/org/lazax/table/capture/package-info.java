/** Captured units on the faction sheets of their captors: a part of the table. */
@NullMarked
package org.lazax.table.capture;

import org.jspecify.annotations.NullMarked;
