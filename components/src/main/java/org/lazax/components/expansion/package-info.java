/** The boxes and codices, each with its components. */
@NullMarked
package org.lazax.components.expansion;

import org.jspecify.annotations.NullMarked;
