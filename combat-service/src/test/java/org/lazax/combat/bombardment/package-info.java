/** Tests of bombardment. */
@NullMarked
package org.lazax.combat.bombardment;

import org.jspecify.annotations.NullMarked;
