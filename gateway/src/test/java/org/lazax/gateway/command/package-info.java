/** Shows how commands find their answers. */
@NullMarked
package org.lazax.gateway.command;

import org.jspecify.annotations.NullMarked;
