/** Components of the Nekro Virus. */
@NullMarked
package org.lazax.components.faction.nekro;

import org.jspecify.annotations.NullMarked;
