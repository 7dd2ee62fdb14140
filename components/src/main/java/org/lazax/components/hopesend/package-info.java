/** Hope's End: a variant in which leaders are counters on planets and ships. */
@NullMarked
package org.lazax.components.hopesend;

import org.jspecify.annotations.NullMarked;
