/** Positions built in code, scripted dice, and given/when/then for the rules of any service. */
@NullMarked
package org.lazax.table.kit;

import org.jspecify.annotations.NullMarked;
