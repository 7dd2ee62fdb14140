/** Tests of Imperial. */
@NullMarked
package org.lazax.game.imperial;

import org.jspecify.annotations.NullMarked;
