package org.lazax.game.component.leader;

import java.util.List;
import org.lazax.rules.ability.Ability;

/** All of them. */
public final class LeaderAbilities {
  public static final List<Ability<?>> ALL =
      List.of(
          new AiroShirAur(), new DannelOfTheTenth(), new ItFeedsOnCarrion(), new UlTheProgenitor());

  private LeaderAbilities() {}
}
