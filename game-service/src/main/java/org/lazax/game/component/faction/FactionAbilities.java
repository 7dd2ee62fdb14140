package org.lazax.game.component.faction;

import java.util.List;
import org.lazax.rules.ability.Ability;

/** The abilities of faction sheets that are used or forced at a moment. */
public final class FactionAbilities {
  public static final List<Ability<?>> ALL =
      List.of(
          new Awaken(),
          new Brilliant(),
          new CouncilPatronage(),
          new MitosisPlacement(),
          new OrbitalDrop(),
          new PeaceAccords.AfterPrimary(),
          new PeaceAccords.AfterSecondary(),
          new PropagationTokens(),
          new Reclamation(),
          new RiftmeldReturn(),
          new StallTactics(),
          new StarForge());

  private FactionAbilities() {}
}
