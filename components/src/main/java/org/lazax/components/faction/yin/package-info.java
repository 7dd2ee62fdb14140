/** Components of the Yin Brotherhood. */
@NullMarked
package org.lazax.components.faction.yin;

import org.jspecify.annotations.NullMarked;
