/** The agenda deck and votes. */
@NullMarked
package org.lazax.rules.council;

import org.jspecify.annotations.NullMarked;
