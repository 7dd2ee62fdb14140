/** The conditions that unlock commanders and heroes. */
@NullMarked
package org.lazax.rules.leaders.unlock;

import org.jspecify.annotations.NullMarked;
