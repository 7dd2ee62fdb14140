/** What happens in a fight of a game, and how abilities that hang on it are carried out. */
@NullMarked
package org.lazax.combat.moment;

import org.jspecify.annotations.NullMarked;
