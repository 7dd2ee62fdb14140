@NullMarked
package org.lazax.simulation.bot;

import org.jspecify.annotations.NullMarked;
