/** Tests of the package of the same name. */
@NullMarked
package org.lazax.chronicle.dice;

import org.jspecify.annotations.NullMarked;
