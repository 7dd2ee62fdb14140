/** Tests of the package of the same name. */
@NullMarked
package org.lazax.chronicle.export;

import org.jspecify.annotations.NullMarked;
