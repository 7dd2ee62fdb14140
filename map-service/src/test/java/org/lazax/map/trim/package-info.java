@NullMarked
package org.lazax.map.trim;

import org.jspecify.annotations.NullMarked;
