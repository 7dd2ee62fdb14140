/** The rules of the galaxy asked about positions that nobody plays. */
@NullMarked
package org.lazax.map.analysis;

import org.jspecify.annotations.NullMarked;
