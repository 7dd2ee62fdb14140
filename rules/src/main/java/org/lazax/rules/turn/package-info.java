/** What components change in turns. */
@NullMarked
package org.lazax.rules.turn;

import org.jspecify.annotations.NullMarked;
