/** Tests of the package of the same name. */
@NullMarked
package org.lazax.chronicle.verify;

import org.jspecify.annotations.NullMarked;
