/** Unit cards. */
@NullMarked
package org.lazax.catalog.unit;

import org.jspecify.annotations.NullMarked;
