@NullMarked
package org.lazax.map;

import org.jspecify.annotations.NullMarked;
