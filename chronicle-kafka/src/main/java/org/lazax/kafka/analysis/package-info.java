/** What a service says of positions that nobody plays. */
@NullMarked
package org.lazax.kafka.analysis;

import org.jspecify.annotations.NullMarked;
