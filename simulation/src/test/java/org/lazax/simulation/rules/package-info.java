/** Tests of upgrades of the rules during a game. */
@NullMarked
package org.lazax.simulation.rules;

import org.jspecify.annotations.NullMarked;
