/** Components of the Naaz-Rokha Alliance. */
@NullMarked
package org.lazax.components.faction.naazrokha;

import org.jspecify.annotations.NullMarked;
