/** What hangs on the moments of this service. */
@NullMarked
package org.lazax.map.component;

import org.jspecify.annotations.NullMarked;
