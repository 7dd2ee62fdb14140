/** Tournaments over REST. Who is {@code e17} and what texts say is known here alone. */
@NullMarked
package org.lazax.gateway.tournament;

import org.jspecify.annotations.NullMarked;
