/** Tests of the package of the same name. */
@NullMarked
package org.lazax.tournament.pods;

import org.jspecify.annotations.NullMarked;
