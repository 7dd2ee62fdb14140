/** Tests of the package of the same name. */
@NullMarked
package org.lazax.tournament.conduct;

import org.jspecify.annotations.NullMarked;
