/**
 * The gateway's reading of the chronicle: what was accepted, kept as rows, told to whoever waits.
 */
@NullMarked
package org.lazax.gateway.chronicle;

import org.jspecify.annotations.NullMarked;
