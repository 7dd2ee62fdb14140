/** The arguments of procedures that one service calls and another conducts. */
@NullMarked
package org.lazax.rules.procedure;

import org.jspecify.annotations.NullMarked;
