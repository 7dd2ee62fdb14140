/** Who leaves and who wins. */
@NullMarked
package org.lazax.table.ending;

import org.jspecify.annotations.NullMarked;
