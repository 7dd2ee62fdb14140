/** Components that change what their owner may research. */
@NullMarked
package org.lazax.table.technology.ability;

import org.jspecify.annotations.NullMarked;
