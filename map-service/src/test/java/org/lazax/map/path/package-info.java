@NullMarked
package org.lazax.map.path;

import org.jspecify.annotations.NullMarked;
