/**
 * What a service has to provide in order to be hosted. All other packages of this module use it.
 */
@NullMarked
package org.lazax.kafka;

import org.jspecify.annotations.NullMarked;
