/** Games as files: what a viewer may read of a chronicle, still checkable against its chain. */
@NullMarked
package org.lazax.chronicle.export;

import org.jspecify.annotations.NullMarked;
