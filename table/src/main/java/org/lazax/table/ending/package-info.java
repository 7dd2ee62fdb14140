/** How a game ends. */
@NullMarked
package org.lazax.table.ending;

import org.jspecify.annotations.NullMarked;
