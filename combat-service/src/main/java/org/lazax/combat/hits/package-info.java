/** How hits are sustained and assigned. */
@NullMarked
package org.lazax.combat.hits;

import org.jspecify.annotations.NullMarked;
