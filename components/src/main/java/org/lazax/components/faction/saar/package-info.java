/** Components of the Clan of Saar. */
@NullMarked
package org.lazax.components.faction.saar;

import org.jspecify.annotations.NullMarked;
