/** What every chronicle must do, whatever carries it. */
@NullMarked
package org.lazax.chronicle.conformance;

import org.jspecify.annotations.NullMarked;
