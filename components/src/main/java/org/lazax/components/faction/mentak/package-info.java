/** Components of the Mentak Coalition. */
@NullMarked
package org.lazax.components.faction.mentak;

import org.jspecify.annotations.NullMarked;
