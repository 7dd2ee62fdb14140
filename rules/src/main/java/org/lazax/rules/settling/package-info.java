/** What follows from a state without asking anybody, victory and elimination among it. */
@NullMarked
package org.lazax.rules.settling;

import org.jspecify.annotations.NullMarked;
