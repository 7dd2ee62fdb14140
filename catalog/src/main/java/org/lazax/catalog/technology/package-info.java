/** Technology cards. */
@NullMarked
package org.lazax.catalog.technology;

import org.jspecify.annotations.NullMarked;
