/** The expansions: boxes and codices, each with the list of its components. */
@NullMarked
package org.lazax.components.expansion;

import org.jspecify.annotations.NullMarked;
