/** Games as callers see them: who holds which seat, who may read, how they stand. */
@NullMarked
package org.lazax.gateway.game;

import org.jspecify.annotations.NullMarked;
