/** State checks after every step of a decision, victory and elimination among them. */
@NullMarked
package org.lazax.rules.settling;

import org.jspecify.annotations.NullMarked;
