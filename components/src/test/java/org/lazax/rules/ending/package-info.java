/** Tests of this part of the rules, with the standard components. */
@NullMarked
package org.lazax.rules.ending;

import org.jspecify.annotations.NullMarked;
