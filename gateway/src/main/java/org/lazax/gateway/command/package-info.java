/** Commands on their way to the services, and answers on their way back. */
@NullMarked
package org.lazax.gateway.command;

import org.jspecify.annotations.NullMarked;
