@NullMarked
package org.lazax.gateway.game;

import org.jspecify.annotations.NullMarked;
