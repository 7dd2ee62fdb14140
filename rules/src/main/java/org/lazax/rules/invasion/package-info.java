/** Which planets can be bombarded, and what landing on them costs. */
@NullMarked
package org.lazax.rules.invasion;

import org.jspecify.annotations.NullMarked;
