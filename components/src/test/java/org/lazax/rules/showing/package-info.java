/** Tests of this part of the rules, with made-up components. */
@NullMarked
package org.lazax.rules.showing;

import org.jspecify.annotations.NullMarked;
