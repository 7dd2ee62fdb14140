/** What units produce, where, how many and for what cost. */
@NullMarked
package org.lazax.rules.production;

import org.jspecify.annotations.NullMarked;
