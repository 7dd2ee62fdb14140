/** How players leave and games end. */
@NullMarked
package org.lazax.table.ending;

import org.jspecify.annotations.NullMarked;
