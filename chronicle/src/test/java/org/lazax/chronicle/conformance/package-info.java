/** Tests that every implementation of a chronicle must pass. */
@NullMarked
package org.lazax.chronicle.conformance;

import org.jspecify.annotations.NullMarked;
