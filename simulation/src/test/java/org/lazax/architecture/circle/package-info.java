/** A root package that needs a package below it, which needs the root: what the check refuses. */
@NullMarked
package org.lazax.architecture.circle;

import org.jspecify.annotations.NullMarked;
