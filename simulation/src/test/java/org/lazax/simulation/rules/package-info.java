/** Tests of versions of the rules, and of tables folded from logs. */
@NullMarked
package org.lazax.simulation.rules;

import org.jspecify.annotations.NullMarked;
