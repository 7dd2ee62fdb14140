/** Components whose identity is sealed, and which their owner shows together with a command. */
@NullMarked
package org.lazax.rules.showing;

import org.jspecify.annotations.NullMarked;
