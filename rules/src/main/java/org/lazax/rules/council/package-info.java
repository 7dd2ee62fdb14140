/** The agenda deck, and the agenda that is voted on. */
@NullMarked
package org.lazax.rules.council;

import org.jspecify.annotations.NullMarked;
