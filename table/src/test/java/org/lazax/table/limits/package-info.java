@NullMarked
package org.lazax.table.limits;

import org.jspecify.annotations.NullMarked;
