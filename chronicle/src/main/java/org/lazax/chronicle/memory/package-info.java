/** A chronicle in memory: whole games in one JVM, without a broker or a database. */
@NullMarked
package org.lazax.chronicle.memory;

import org.jspecify.annotations.NullMarked;
