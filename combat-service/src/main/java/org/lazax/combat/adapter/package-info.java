/** Connects combat-service to the host: its decider, its read model and its analysis endpoint. */
@NullMarked
package org.lazax.combat.adapter;

import org.jspecify.annotations.NullMarked;
