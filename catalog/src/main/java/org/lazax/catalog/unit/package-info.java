/** Units as their cards describe them. */
@NullMarked
package org.lazax.catalog.unit;

import org.jspecify.annotations.NullMarked;
