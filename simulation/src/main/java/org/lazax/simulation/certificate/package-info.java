/** Checks the certificate of a tournament against the logs of its games and its own. */
@NullMarked
package org.lazax.simulation.certificate;

import org.jspecify.annotations.NullMarked;
