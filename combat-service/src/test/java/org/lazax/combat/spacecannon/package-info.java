/** Tests of space cannon. */
@NullMarked
package org.lazax.combat.spacecannon;

import org.jspecify.annotations.NullMarked;
