/** Tests of how hits are taken. */
@NullMarked
package org.lazax.combat.hits;

import org.jspecify.annotations.NullMarked;
