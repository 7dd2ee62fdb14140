package org.lazax.components.expansion;

import java.util.List;
import org.lazax.components.faction.keleres.CouncilPatronage;
import org.lazax.components.faction.keleres.KuuasiAunJalatai;
import org.lazax.components.faction.keleres.Omniopiares;
import org.lazax.components.faction.naalu.Iconoclast;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Expansion;

/** Codex III, Vigil. */
final class Codex3 {
  private static final List<Component> COMPONENTS =
      List.of(new CouncilPatronage(), new Iconoclast(), new KuuasiAunJalatai(), new Omniopiares());

  static final Expansion EXPANSION = new Expansion("codex_3", COMPONENTS);

  private Codex3() {}
}
