/** Components that change what a player's means are worth. */
@NullMarked
package org.lazax.table.payment.ability;

import org.jspecify.annotations.NullMarked;
