/** Cards: strategy cards, objectives, agendas, action cards, relics, exploration cards. */
@NullMarked
package org.lazax.catalog.card;

import org.jspecify.annotations.NullMarked;
