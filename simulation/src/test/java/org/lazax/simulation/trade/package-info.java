/** Tests of transactions in the middle of what another service conducts. */
@NullMarked
package org.lazax.simulation.trade;

import org.jspecify.annotations.NullMarked;
