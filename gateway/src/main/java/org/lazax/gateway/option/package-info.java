/** What a seat may do now, and whether a command would be refused. */
@NullMarked
package org.lazax.gateway.option;

import org.jspecify.annotations.NullMarked;
