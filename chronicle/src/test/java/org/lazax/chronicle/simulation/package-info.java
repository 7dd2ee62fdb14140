/** Random simulations of services, broker and databases with faults, in one thread. */
@NullMarked
package org.lazax.chronicle.simulation;

import org.jspecify.annotations.NullMarked;
