/** Components of the Nomad. */
@NullMarked
package org.lazax.components.faction.nomad;

import org.jspecify.annotations.NullMarked;
