@NullMarked
package org.lazax.map.setup;

import org.jspecify.annotations.NullMarked;
