/**
 * The chronicle on Kafka, for whoever reads it: which log it is, one game of it from its beginning,
 * the headers of its records, the clients that read and write it.
 */
@NullMarked
package org.lazax.log;

import org.jspecify.annotations.NullMarked;
