/** Unit types and the values of units. */
@NullMarked
package org.lazax.catalog.unit;

import org.jspecify.annotations.NullMarked;
