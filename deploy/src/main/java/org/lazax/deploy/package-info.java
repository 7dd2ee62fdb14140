/** The command line of Lazax on one machine: {@code up} and what it needs. */
@NullMarked
package org.lazax.deploy;

import org.jspecify.annotations.NullMarked;
