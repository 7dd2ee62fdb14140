/** Certificates of tournaments, checked offline. */
@NullMarked
package org.lazax.simulation.certificate;

import org.jspecify.annotations.NullMarked;
