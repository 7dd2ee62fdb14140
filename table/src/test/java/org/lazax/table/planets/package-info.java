@NullMarked
package org.lazax.table.planets;

import org.jspecify.annotations.NullMarked;
