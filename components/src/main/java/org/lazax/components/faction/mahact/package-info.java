/** Components of the Mahact Gene-Sorcerers. */
@NullMarked
package org.lazax.components.faction.mahact;

import org.jspecify.annotations.NullMarked;
