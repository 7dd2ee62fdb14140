/** What a tournament that is over is certified to have been. */
@NullMarked
package org.lazax.tournament.certificate;

import org.jspecify.annotations.NullMarked;
