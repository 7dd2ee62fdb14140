/** What holds in every game, whatever is played with. */
@NullMarked
package org.lazax.rules.standing;

import org.jspecify.annotations.NullMarked;
