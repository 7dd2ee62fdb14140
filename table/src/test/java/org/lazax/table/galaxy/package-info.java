@NullMarked
package org.lazax.table.galaxy;

import org.jspecify.annotations.NullMarked;
