/** What gateway and services send each other beside the chronicle: topics, queries, replies. */
@NullMarked
package org.lazax.chronicle.transport;

import org.jspecify.annotations.NullMarked;
