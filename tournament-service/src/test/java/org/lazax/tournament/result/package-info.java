/** Tests of the package of the same name. */
@NullMarked
package org.lazax.tournament.result;

import org.jspecify.annotations.NullMarked;
