package org.lazax.game.component.technology;

import java.util.List;
import org.lazax.table.ability.Ability;

/** The abilities of technologies. */
public final class TechnologyAbilities {
  public static final List<Ability<?>> ALL = List.of(new BioStims(), new EResSiphons());

  private TechnologyAbilities() {}
}
