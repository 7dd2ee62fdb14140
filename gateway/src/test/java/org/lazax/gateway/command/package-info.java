/** Tests of how commands get their answers. */
@NullMarked
package org.lazax.gateway.command;

import org.jspecify.annotations.NullMarked;
