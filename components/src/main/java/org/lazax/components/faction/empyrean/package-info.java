/** Components of the Empyrean. */
@NullMarked
package org.lazax.components.faction.empyrean;

import org.jspecify.annotations.NullMarked;
