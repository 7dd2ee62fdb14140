/** The conformance suite of all implementations of the chronicle. */
@NullMarked
package org.lazax.chronicle.conformance;

import org.jspecify.annotations.NullMarked;
