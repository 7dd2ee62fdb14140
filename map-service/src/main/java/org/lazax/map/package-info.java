/** The rules of the galaxy and of movement. */
@NullMarked
package org.lazax.map;

import org.jspecify.annotations.NullMarked;
