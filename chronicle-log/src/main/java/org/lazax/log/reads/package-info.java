/** Reads that cost much, a few at a time. */
@NullMarked
package org.lazax.log.reads;

import org.jspecify.annotations.NullMarked;
