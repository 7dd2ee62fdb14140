/** Connects agenda-service to the host: its decider and its read model. */
@NullMarked
package org.lazax.agenda.adapter;

import org.jspecify.annotations.NullMarked;
