@NullMarked
package org.lazax.kafka.reads;

import org.jspecify.annotations.NullMarked;
