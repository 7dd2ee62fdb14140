/** The planets that can be bombarded, and the price of a landing. */
@NullMarked
package org.lazax.rules.invasion;

import org.jspecify.annotations.NullMarked;
