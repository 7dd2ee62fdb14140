/** Connects map-service to the host: its decider, its read model and its analysis endpoints. */
@NullMarked
package org.lazax.map.adapter;

import org.jspecify.annotations.NullMarked;
