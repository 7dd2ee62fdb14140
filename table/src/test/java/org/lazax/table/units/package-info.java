@NullMarked
package org.lazax.table.units;

import org.jspecify.annotations.NullMarked;
