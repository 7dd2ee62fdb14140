/** The action card deck, and cards that go from hand to hand. */
@NullMarked
package org.lazax.rules.actioncards;

import org.jspecify.annotations.NullMarked;
