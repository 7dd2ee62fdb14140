package org.lazax.components.faction.arborec;

import java.util.List;
import org.lazax.rules.ruleset.Component;

/** The components of this faction that have code. */
public final class Arborec {
  public static final List<Component> COMPONENTS =
      List.of(
          new Bioplasmosis(),
          new DirzugaRophal(),
          new DuhaMenaimon(),
          new LetaniBehemoth(),
          new LetaniMiasmiala(),
          new LetaniOspha(),
          new Mitosis(),
          new Stymie(),
          new StymieFirstPrint());

  private Arborec() {}
}
