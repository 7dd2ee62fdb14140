/** How fast fights are fought and their odds found. */
@NullMarked
package org.lazax.simulation.bench.combat;

import org.jspecify.annotations.NullMarked;
