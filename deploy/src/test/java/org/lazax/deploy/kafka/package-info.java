/** Tests of the layout of topics. */
@NullMarked
package org.lazax.deploy.kafka;

import org.jspecify.annotations.NullMarked;
