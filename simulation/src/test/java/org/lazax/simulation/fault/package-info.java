@NullMarked
package org.lazax.simulation.fault;

import org.jspecify.annotations.NullMarked;
