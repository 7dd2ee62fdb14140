/** A galaxy as a picture, in SVG. */
@NullMarked
package org.lazax.map.picture;

import org.jspecify.annotations.NullMarked;
