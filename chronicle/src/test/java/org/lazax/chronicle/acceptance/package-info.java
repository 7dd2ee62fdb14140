/** Tests of which records count. */
@NullMarked
package org.lazax.chronicle.acceptance;

import org.jspecify.annotations.NullMarked;
