/** The agenda deck. */
@NullMarked
package org.lazax.rules.council;

import org.jspecify.annotations.NullMarked;
