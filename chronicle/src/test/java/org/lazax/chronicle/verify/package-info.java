/** Tests of verification. */
@NullMarked
package org.lazax.chronicle.verify;

import org.jspecify.annotations.NullMarked;
