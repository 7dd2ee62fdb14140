/** Secret objectives: drawn, kept, returned, shown. */
@NullMarked
package org.lazax.game.secrets;

import org.jspecify.annotations.NullMarked;
