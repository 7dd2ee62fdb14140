@NullMarked
package org.lazax.map.movement;

import org.jspecify.annotations.NullMarked;
