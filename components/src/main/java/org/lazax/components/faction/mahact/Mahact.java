package org.lazax.components.faction.mahact;

import java.util.List;
import org.lazax.rules.ruleset.Component;

/** The components of this faction that have code. */
public final class Mahact {
  public static final List<Component> COMPONENTS =
      List.of(
          new AiroShirAur(),
          new ArviconRex(),
          new CrimsonLegionnaire("unit/crimson_legionnaire_i"),
          new CrimsonLegionnaireTwo(),
          new Edict(),
          new GeneticRecombination(),
          new Hubris(),
          new IlNaViroset(),
          new Imperia(),
          new JaeMirKan(),
          new ScepterOfDominion(),
          new Starlancer());

  private Mahact() {}
}
