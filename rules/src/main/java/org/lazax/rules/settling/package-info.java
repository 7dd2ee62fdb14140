/** The checks of the state after every step of a decision: their order, and when one is made. */
@NullMarked
package org.lazax.rules.settling;

import org.jspecify.annotations.NullMarked;
