/** How players speak to this service of abilities. */
@NullMarked
package org.lazax.map.ability;

import org.jspecify.annotations.NullMarked;
