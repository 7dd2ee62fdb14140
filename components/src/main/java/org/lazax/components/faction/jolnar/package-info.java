/** Components of the Universities of Jol-Nar. */
@NullMarked
package org.lazax.components.faction.jolnar;

import org.jspecify.annotations.NullMarked;
