/** Components of the Xxcha Kingdom. */
@NullMarked
package org.lazax.components.faction.xxcha;

import org.jspecify.annotations.NullMarked;
