/**
 * The decks: technologies, strategy cards, objectives, agendas, action cards, relics, exploration.
 */
@NullMarked
package org.lazax.catalog.card;

import org.jspecify.annotations.NullMarked;
