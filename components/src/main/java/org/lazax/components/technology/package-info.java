/** Technologies that every faction can research. */
@NullMarked
package org.lazax.components.technology;

import org.jspecify.annotations.NullMarked;
