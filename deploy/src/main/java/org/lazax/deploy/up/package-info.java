/** {@code ./lazax up}: the whole platform on one machine. */
@NullMarked
package org.lazax.deploy.up;

import org.jspecify.annotations.NullMarked;
