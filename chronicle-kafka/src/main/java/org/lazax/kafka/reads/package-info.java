/** What a service tells of its games: read models, and states as of any past commit. */
@NullMarked
package org.lazax.kafka.reads;

import org.jspecify.annotations.NullMarked;
