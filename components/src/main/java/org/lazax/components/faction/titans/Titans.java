package org.lazax.components.faction.titans;

import java.util.List;
import org.lazax.rules.ruleset.Component;

/** The components of this faction that have code. */
public final class Titans {
  public static final List<Component> COMPONENTS =
      List.of(
          new Awaken(),
          new Coalescence(),
          new Hecatoncheires(),
          new HelTitan("unit/hel_titan_i"),
          new HelTitan("unit/hel_titan_ii"),
          new Ouranos(),
          new Tellurian(),
          new Terraform(),
          new Terragenesis(),
          new Tungstantus(),
          new UlTheProgenitor());

  private Titans() {}
}
