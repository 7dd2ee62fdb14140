/** The procedures of all four services, with the arguments by which one service calls another. */
@NullMarked
package org.lazax.table.procedure;

import org.jspecify.annotations.NullMarked;
