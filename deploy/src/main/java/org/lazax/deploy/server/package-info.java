/**
 * What Kafka and PostgreSQL on one machine have in common: a free port and a process of their own.
 */
@NullMarked
package org.lazax.deploy.server;

import org.jspecify.annotations.NullMarked;
