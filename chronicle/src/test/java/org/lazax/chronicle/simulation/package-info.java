/** Services, brokers and databases that fail in every way a seed can think of, in one thread. */
@NullMarked
package org.lazax.chronicle.simulation;

import org.jspecify.annotations.NullMarked;
