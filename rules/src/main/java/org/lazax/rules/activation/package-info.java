/** Which systems may be activated. */
@NullMarked
package org.lazax.rules.activation;

import org.jspecify.annotations.NullMarked;
