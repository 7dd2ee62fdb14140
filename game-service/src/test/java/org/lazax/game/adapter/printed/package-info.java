/** Tests of what is told about components. */
@NullMarked
package org.lazax.game.adapter.printed;

import org.jspecify.annotations.NullMarked;
