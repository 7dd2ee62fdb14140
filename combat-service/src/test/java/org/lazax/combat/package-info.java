/** Tests of combat-service, and the positions that they begin with. */
@NullMarked
package org.lazax.combat;

import org.jspecify.annotations.NullMarked;
