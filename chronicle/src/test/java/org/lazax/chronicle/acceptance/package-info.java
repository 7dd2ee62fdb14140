/** Tests of the package of the same name. */
@NullMarked
package org.lazax.chronicle.acceptance;

import org.jspecify.annotations.NullMarked;
