/** The action card deck. */
@NullMarked
package org.lazax.rules.actioncards;

import org.jspecify.annotations.NullMarked;
