/** Two packages that use each other: an example of the cycle that the check refuses. */
@NullMarked
package org.lazax.architecture.circle;

import org.jspecify.annotations.NullMarked;
