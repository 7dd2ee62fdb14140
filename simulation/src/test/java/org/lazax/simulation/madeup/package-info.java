/** A made-up expansion and a made-up variant. All that they need lies here. */
@NullMarked
package org.lazax.simulation.madeup;

import org.jspecify.annotations.NullMarked;
