/** Tests of this part of the rules, with the standard components. */
@NullMarked
package org.lazax.rules.objectives;

import org.jspecify.annotations.NullMarked;
