/** What is measured against a running platform and its log. */
@NullMarked
package org.lazax.simulation.bench;

import org.jspecify.annotations.NullMarked;
