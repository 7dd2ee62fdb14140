@NullMarked
package org.lazax.game.orders;

import org.jspecify.annotations.NullMarked;
