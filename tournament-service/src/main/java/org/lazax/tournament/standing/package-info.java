/** Who is ahead of whom in a stage, and why. */
@NullMarked
package org.lazax.tournament.standing;

import org.jspecify.annotations.NullMarked;
