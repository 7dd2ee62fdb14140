/** How a game is laid out before it begins. */
@NullMarked
package org.lazax.table.setup;

import org.jspecify.annotations.NullMarked;
