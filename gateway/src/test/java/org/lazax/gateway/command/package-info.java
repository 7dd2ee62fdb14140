/** Tests of commands and their answers. */
@NullMarked
package org.lazax.gateway.command;

import org.jspecify.annotations.NullMarked;
