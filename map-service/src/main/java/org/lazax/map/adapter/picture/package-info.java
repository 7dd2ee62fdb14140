/** A galaxy as a picture in SVG. */
@NullMarked
package org.lazax.map.adapter.picture;

import org.jspecify.annotations.NullMarked;
