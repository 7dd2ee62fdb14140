/** Tests of research. */
@NullMarked
package org.lazax.game.technology;

import org.jspecify.annotations.NullMarked;
