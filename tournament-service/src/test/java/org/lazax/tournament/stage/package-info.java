/** Tests of the package of the same name. */
@NullMarked
package org.lazax.tournament.stage;

import org.jspecify.annotations.NullMarked;
