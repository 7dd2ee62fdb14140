/** HTTP errors of the analysis endpoints of the services. */
@NullMarked
package org.lazax.kafka.analysis;

import org.jspecify.annotations.NullMarked;
