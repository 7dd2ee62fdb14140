/** Tests of Leadership. */
@NullMarked
package org.lazax.game.leadership;

import org.jspecify.annotations.NullMarked;
