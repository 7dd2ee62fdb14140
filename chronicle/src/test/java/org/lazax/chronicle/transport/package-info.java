/** Tests that queries and replies are read as they were written. */
@NullMarked
package org.lazax.chronicle.transport;

import org.jspecify.annotations.NullMarked;
