/** Tests of wire names, and the check of wire samples that every module uses. */
@NullMarked
package org.lazax.chronicle.wire;

import org.jspecify.annotations.NullMarked;
