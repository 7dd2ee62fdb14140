/** Components of the Vuil'raith Cabal. */
@NullMarked
package org.lazax.components.faction.vuilraith;

import org.jspecify.annotations.NullMarked;
