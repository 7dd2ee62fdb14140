/** How the topics lie on brokers. */
@NullMarked
package org.lazax.deploy.kafka;

import org.jspecify.annotations.NullMarked;
