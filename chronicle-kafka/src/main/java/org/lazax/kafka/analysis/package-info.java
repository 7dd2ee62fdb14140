/** Support for analyses of positions without a game. */
@NullMarked
package org.lazax.kafka.analysis;

import org.jspecify.annotations.NullMarked;
