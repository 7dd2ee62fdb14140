/** Commands and queries to the services, and their answers and replies. */
@NullMarked
package org.lazax.gateway.command;

import org.jspecify.annotations.NullMarked;
