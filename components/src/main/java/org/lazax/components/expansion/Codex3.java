package org.lazax.components.expansion;

import java.util.List;
import org.lazax.components.faction.keleres.KuuasiAunJalatai;
import org.lazax.components.faction.keleres.Omniopiares;
import org.lazax.components.faction.naalu.Iconoclast;
import org.lazax.rules.ruleset.Component;

/** Codex III, Vigil. */
final class Codex3 {
  static final List<Component> COMPONENTS =
      List.of(new KuuasiAunJalatai(), new Iconoclast(), new Omniopiares());

  private Codex3() {}
}
