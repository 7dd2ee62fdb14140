/** Verifies an export: its chain, its lines, and every die and draw against the seed. */
@NullMarked
package org.lazax.chronicle.verify;

import org.jspecify.annotations.NullMarked;
