package org.lazax.game.component.agenda;

import java.util.List;
import org.lazax.rules.ability.Ability;

/** The abilities of laws in play. */
public final class AgendaAbilities {
  public static final List<Ability<?>> ALL = List.of(new MinisterOfPeace(), new MinisterOfPolicy());

  private AgendaAbilities() {}
}
