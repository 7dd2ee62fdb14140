/** Tests of this part of the rules, with the standard components. */
@NullMarked
package org.lazax.rules.setup;

import org.jspecify.annotations.NullMarked;
