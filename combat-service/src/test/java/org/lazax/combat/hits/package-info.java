/** The rules of its namesake, shown. */
@NullMarked
package org.lazax.combat.hits;

import org.jspecify.annotations.NullMarked;
