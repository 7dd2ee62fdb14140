/** Tests of the codecs of queries and replies. */
@NullMarked
package org.lazax.chronicle.transport;

import org.jspecify.annotations.NullMarked;
