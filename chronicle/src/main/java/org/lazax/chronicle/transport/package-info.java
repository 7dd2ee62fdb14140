/** What travels between gateway and services beside the chronicle: topics, questions, replies. */
@NullMarked
package org.lazax.chronicle.transport;

import org.jspecify.annotations.NullMarked;
