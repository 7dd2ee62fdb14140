/** Which systems can be activated. */
@NullMarked
package org.lazax.rules.activation;

import org.jspecify.annotations.NullMarked;
