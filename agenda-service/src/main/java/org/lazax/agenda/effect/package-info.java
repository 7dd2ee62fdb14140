/** What agendas do once they are decided, one file a card. */
@NullMarked
package org.lazax.agenda.effect;

import org.jspecify.annotations.NullMarked;
