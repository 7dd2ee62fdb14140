package org.lazax.game.component.actioncard;

import java.util.List;
import org.lazax.rules.ability.Ability;

/** All of them. */
public final class ActionCards {
  public static final List<Ability<?>> ALL = List.of(new SolarFlare());

  private ActionCards() {}
}
