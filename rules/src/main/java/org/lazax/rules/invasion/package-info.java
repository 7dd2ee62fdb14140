/** Which planets can be bombarded, and what it costs to land on a planet. */
@NullMarked
package org.lazax.rules.invasion;

import org.jspecify.annotations.NullMarked;
