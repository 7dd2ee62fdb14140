/** The command line of the platform on one machine. */
@NullMarked
package org.lazax.deploy;

import org.jspecify.annotations.NullMarked;
