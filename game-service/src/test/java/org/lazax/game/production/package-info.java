/** Tests of production. */
@NullMarked
package org.lazax.game.production;

import org.jspecify.annotations.NullMarked;
