/** Tests of invasions. */
@NullMarked
package org.lazax.combat.invasion;

import org.jspecify.annotations.NullMarked;
