package org.lazax.components.faction.sardakknorr;

import java.util.List;
import org.lazax.rules.ruleset.Component;

/** The components of this faction that have code. */
public final class SardakkNorr {
  public static final List<Component> COMPONENTS =
      List.of(
          new CmorranNorr(),
          new ExotriremeTwo(),
          new GhomSekkus(),
          new ShvalHarbinger(),
          new TekklarLegion(),
          new Tro(),
          new Unrelenting(),
          new ValkyrieExoskeleton(),
          new ValkyrieParticleWeave());

  private SardakkNorr() {}
}
