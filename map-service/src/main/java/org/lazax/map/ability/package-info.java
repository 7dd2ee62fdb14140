/** The moments of map-service, and the commands by which players use abilities there. */
@NullMarked
package org.lazax.map.ability;

import org.jspecify.annotations.NullMarked;
