/** The checks of the state after every step of a decision, and the order in which they are made. */
@NullMarked
package org.lazax.rules.settling;

import org.jspecify.annotations.NullMarked;
