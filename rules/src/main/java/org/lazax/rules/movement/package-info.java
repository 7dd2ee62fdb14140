/** What components change about the movement of ships, and what they can see. */
@NullMarked
package org.lazax.rules.movement;

import org.jspecify.annotations.NullMarked;
