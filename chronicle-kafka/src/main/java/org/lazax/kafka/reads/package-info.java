/** What a service answers about its games: read models, and the state after any past commit. */
@NullMarked
package org.lazax.kafka.reads;

import org.jspecify.annotations.NullMarked;
