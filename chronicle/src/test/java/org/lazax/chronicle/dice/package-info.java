/** Tests of seeds, dice and draws. */
@NullMarked
package org.lazax.chronicle.dice;

import org.jspecify.annotations.NullMarked;
