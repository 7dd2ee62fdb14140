/** Tests of the topics' layout. */
@NullMarked
package org.lazax.deploy.kafka;

import org.jspecify.annotations.NullMarked;
