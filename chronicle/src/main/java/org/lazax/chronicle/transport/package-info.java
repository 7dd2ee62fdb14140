/** The messages between gateway and services beside the chronicle: topics, queries and replies. */
@NullMarked
package org.lazax.chronicle.transport;

import org.jspecify.annotations.NullMarked;
