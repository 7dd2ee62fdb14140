/** Technologies that players own. */
@NullMarked
package org.lazax.table.technology;

import org.jspecify.annotations.NullMarked;
