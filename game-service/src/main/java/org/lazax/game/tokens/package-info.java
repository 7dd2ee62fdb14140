/** The command tokens on a sheet are laid anew. */
@NullMarked
package org.lazax.game.tokens;

import org.jspecify.annotations.NullMarked;
