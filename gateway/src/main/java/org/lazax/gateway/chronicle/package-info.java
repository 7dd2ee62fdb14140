/**
 * How the gateway reads the chronicle: accepted commits are stored as rows and passed on to whoever
 * waits for them.
 */
@NullMarked
package org.lazax.gateway.chronicle;

import org.jspecify.annotations.NullMarked;
