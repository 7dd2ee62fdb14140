/** Who votes, for which outcomes, what changes votes, and the effects of agendas. */
@NullMarked
package org.lazax.rules.vote;

import org.jspecify.annotations.NullMarked;
