/**
 * How payments are valued: the value of planets and trade goods, and the means that a player has.
 */
@NullMarked
package org.lazax.rules.payment;

import org.jspecify.annotations.NullMarked;
