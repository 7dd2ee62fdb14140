/** The action card deck, its discard pile and the hands. */
@NullMarked
package org.lazax.table.actioncards;

import org.jspecify.annotations.NullMarked;
