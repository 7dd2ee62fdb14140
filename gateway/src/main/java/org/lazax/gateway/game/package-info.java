/** Games as callers see them: seats, access and views. */
@NullMarked
package org.lazax.gateway.game;

import org.jspecify.annotations.NullMarked;
