/** Simulates services, brokers and databases that fail, by seeds, in one thread. */
@NullMarked
package org.lazax.chronicle.simulation;

import org.jspecify.annotations.NullMarked;
