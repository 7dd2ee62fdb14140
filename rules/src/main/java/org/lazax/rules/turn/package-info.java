/** What components change about turns. */
@NullMarked
package org.lazax.rules.turn;

import org.jspecify.annotations.NullMarked;
