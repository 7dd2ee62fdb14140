/** Movement: how components help or bar ships on their way, and what they may look at. */
@NullMarked
package org.lazax.rules.movement;

import org.jspecify.annotations.NullMarked;
