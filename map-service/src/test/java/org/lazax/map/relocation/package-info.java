@NullMarked
package org.lazax.map.relocation;

import org.jspecify.annotations.NullMarked;
