/** Exports: a game as a file for one viewer, which can be checked against the chain. */
@NullMarked
package org.lazax.chronicle.export;

import org.jspecify.annotations.NullMarked;
