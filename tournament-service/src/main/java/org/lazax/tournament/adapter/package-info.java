/** Connects tournament-service to the host: its decider and its read model. */
@NullMarked
package org.lazax.tournament.adapter;

import org.jspecify.annotations.NullMarked;
